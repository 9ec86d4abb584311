import Arguments
import Diagnostics
import Rules

private func both(_ english: String, _ korean: String) -> LocalizedText {
  LocalizedText(english: english, korean: korean)
}

private let jsonFormat = OptionSyntax(
  "format", value: "FORMAT", choices: ["human", "json"], both("How to print", "출력 형식"))

private let reportFormat = OptionSyntax(
  "format", value: "FORMAT", choices: ["human", "json", "sarif", "github", "junit"],
  both("How to print what is wrong", "문제를 출력하는 형식"))

private let maximumWarnings = OptionSyntax(
  "max-warnings", value: "N", both("Fails with more warnings than this", "경고가 이보다 많으면 실패합니다"))

/// The version that `--version` prints.
let programVersion = "0.1.0"

/// The commands of `plumb` and their options.
let commandLine = CommandLineSyntax(
  program: "plumb",
  summary: both(
    "Builds interface guidelines whose layout examples are solved and checked.",
    "레이아웃 예시를 실제로 풀고 검사하는 인터페이스 가이드라인을 만듭니다."),
  commands: [
    CommandSyntax(
      "build",
      options: [
        OptionSyntax(
          "base-url", value: "URL",
          both(
            "The site’s address, for sitemap, feeds and canonical links; before that of Site/site.yaml",
            "사이트 주소. 사이트맵, 피드, 대표 주소에 쓰며 Site/site.yaml의 값보다 앞섭니다")),
        OptionSyntax("output", value: "DIR", both("Where to write; Site/public", "출력 폴더. 기본값 Site/public")),
        reportFormat,
        maximumWarnings,
      ],
      both("Builds the site; writes nothing when something is wrong.", "사이트를 만듭니다. 오류가 있으면 아무것도 쓰지 않습니다.")),
    CommandSyntax(
      "check",
      options: [
        reportFormat, maximumWarnings,
        OptionSyntax("coverage", both("Also lists what has no example yet", "아직 예시가 없는 것도 보여 줍니다")),
        OptionSyntax("update", both("Writes the exact results beside the pages", "정확한 결과를 페이지 옆에 씁니다")),
        OptionSyntax("fix", both("Mends in the files what has a known fix", "고칠 방법이 분명한 것을 파일에서 바로 고칩니다")),
      ],
      both(
        "Solves and checks every example, and the links, without building.",
        "모든 예시를 풀어 검사하고 링크를 확인합니다. 사이트를 만들지는 않습니다.")),
    CommandSyntax(
      "serve",
      options: [OptionSyntax("port", value: "PORT", both("The port on 127.0.0.1; 8000", "127.0.0.1의 포트. 기본값 8000"))],
      both("Previews the site, and builds and reloads it on a change.", "사이트를 미리 보여 주고, 바뀌면 다시 만들어 새로 고칩니다.")),
    CommandSyntax(
      "new", argument: "WHAT", arguments: ["site", "page"], requiresArgument: true, takesSeveral: true,
      options: [
        OptionSyntax("title", value: "TEXT", both("The page’s title in English", "페이지의 영어 제목")),
        OptionSyntax("title-ko", value: "TEXT", both("The page’s title in Korean", "페이지의 한국어 제목")),
      ],
      both(
        "Begins a site (new site DIR), or a page in both languages (new page components/buttons).",
        "사이트(new site 폴더)나 두 언어로 된 페이지(new page components/buttons)를 새로 만듭니다.")),
    CommandSyntax(
      "doctor", options: [jsonFormat],
      both(
        "Says what is missing or doubtful on this machine and in this site.",
        "이 컴퓨터와 사이트에 없거나 의심스러운 것을 알려 줍니다.")),
    CommandSyntax(
      "fmt", argument: "PATH", takesSeveral: true,
      options: [
        OptionSyntax("check", both("Only lists what would change, with status 1", "바뀔 파일만 보여 주고 상태 1로 끝냄")),
        OptionSyntax(
          "words", value: "LANG", choices: ["en", "ko"], both("Writes keywords in this language", "낱말을 이 언어로 바꿈")),
      ],
      both(
        "Formats the layout blocks of pages (.md) and block files (.layout); of all pages by default.",
        "페이지(.md)와 블록 파일(.layout)의 레이아웃 블록을 가지런히 합니다. 경로가 없으면 모든 페이지를 다룹니다.")),
    CommandSyntax(
      "translations", argument: "ACTION", arguments: ["list", "diff", "accept"], takesSeveral: true,
      options: [
        OptionSyntax("all", both("Accepts every page", "모든 페이지를 확인한 것으로 적습니다")), jsonFormat,
      ],
      both(
        "Lists what is translated (list), shows what changed since (diff), or records that the named pages say the same (accept).",
        "번역 상태를 보여 주거나(list), 그 뒤로 바뀐 것을 보여 주거나(diff), 적은 페이지의 두 언어가 같은 말을 한다고 기록합니다(accept).")),
    CommandSyntax(
      "devices", argument: "DEVICE", options: [jsonFormat],
      both(
        "Lists the devices that examples may name, or every figure of one with its confidence.",
        "예시에 쓸 수 있는 기기를 보여 줍니다. 기기를 적으면 그 기기의 모든 수치를 신뢰도와 함께 보여 줍니다.")),
    CommandSyntax(
      "rules",
      options: [
        OptionSyntax(
          "source", value: "SOURCE", choices: RuleSource.allCases.map(\.keyword),
          both("Only the rules of this source", "이 출처의 규칙만")),
        jsonFormat,
      ],
      both("Lists every rule with the checks that decide it.", "모든 규칙과 그것을 판정하는 검사를 보여 줍니다.")),
    CommandSyntax(
      "explain", argument: "RULE", requiresArgument: true,
      both(
        "Explains a rule or a check: what it says, what decides it, where it stands, an example.",
        "규칙이나 검사를 설명합니다. 내용, 판정 방법, 적힌 곳, 예시를 보여 줍니다.")),
    CommandSyntax(
      "render", argument: "FILE", requiresArgument: true,
      options: [
        OptionSyntax(
          "format", value: "FORMAT", choices: ["svg", "json", "live", "uikit", "swiftui"],
          both(
            "What to print; live is what the browser’s module answers, uikit and swiftui are Swift source",
            "출력 형식. live는 브라우저 모듈의 답, uikit과 swiftui는 Swift 코드"))
      ],
      both(
        "Solves a layout block and prints its figure, its results or Swift source for it.",
        "레이아웃 블록을 풀어 그림이나 결과나 Swift 코드를 출력합니다.")),
    CommandSyntax(
      "solve", argument: "FILE", requiresArgument: true,
      options: [OptionSyntax("format", value: "FORMAT", choices: ["json"], both("The answer’s format", "답의 형식"))],
      both("Solves a layout problem in JSON and prints the answer as JSON.", "JSON으로 쓴 레이아웃 문제를 풀어 JSON으로 답합니다.")),
    CommandSyntax(
      "completions", argument: "SHELL", arguments: ["bash", "zsh", "fish"], requiresArgument: true,
      both(
        "Prints what a shell needs to complete commands and options.", "셸에서 명령과 옵션을 자동으로 완성하는 데 필요한 것을 출력합니다.")),
  ],
  commonOptions: [
    OptionSyntax("site", value: "DIR", both("The site’s folder; the current one", "사이트 폴더. 기본값은 현재 폴더")),
    OptionSyntax("lang", value: "LANG", choices: ["en", "ko"], both("The language of messages", "메시지 언어")),
    OptionSyntax("color", value: "WHEN", choices: ["auto", "always", "never"], both("Colour", "색")),
    OptionSyntax("quiet", both("Prints only what is wrong", "문제만 출력")),
  ])
