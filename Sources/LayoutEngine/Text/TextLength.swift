func lengthened(_ text: String) -> String { text }
