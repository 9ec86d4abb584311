import LayoutEngine
import Testing

@Suite struct DynamicTypeTests {
  @Test(arguments: TextStyle.allCases) func growsWithTheSetting(_ style: TextStyle) {
    let sizes = TextSize.allCases.map { style.pointSize(at: $0) }
    #expect(sizes == sizes.sorted() && sizes.count == 12 && sizes[0] >= 11)
    for size in TextSize.allCases { #expect(style.lineHeight(at: size) > style.pointSize(at: size)) }
  }

  @Test(arguments: [
    (TextStyle.body, TextSize.large, 17.0, 22.0), (.body, .accessibility5, 53, 69), (.largeTitle, .large, 34, 41),
    (.caption2, .extraSmall, 11, 13), (.footnote, .large, 13, 18),
  ])
  func hasThePublishedSizes(_ style: TextStyle, _ size: TextSize, _ points: Double, _ leading: Double) {
    #expect(style.pointSize(at: size) == points && style.lineHeight(at: size) == leading)
  }
}
