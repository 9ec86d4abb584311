/// The words of the language in both languages, apart from the kinds of views, which `ViewKind.descriptions` lists.
///
/// A Korean word stands for the English one wherever it is read, so a block may mix both.
public enum Vocabulary {
  /// Headers: English, Korean.
  public static let headers: [(String, String)] = [
    ("caption", "설명"), ("on", "기기"), ("is", "종류"), ("breaks", "어김"), ("expect", "기대"), ("figure", "그림"),
    ("show", "표시"), ("note", "메모"), ("status", "상태막대"), ("text", "글자크기"), ("direction", "방향"),
    ("language", "언어"),
  ]

  /// Words of phrases, guides and strengths: English, Korean.
  public static let words: [(String, String)] = [
    ("top", "위"), ("bottom", "아래"), ("leading", "앞"), ("trailing", "뒤"), ("left", "왼쪽"), ("right", "오른쪽"),
    ("center", "가운데"), ("x", "가로"), ("y", "세로"), ("width", "너비"), ("height", "높이"), ("fill", "채움"),
    ("safe", "안전영역"), ("margins", "여백"), ("readable", "읽기영역"), ("screen", "화면"), ("window", "창"),
    ("parent", "부모"), ("keyboard", "키보드"), ("fold", "접힘"), ("rail", "레일"), ("bar", "막대"), ("must", "필수"),
    ("should", "권장"), ("prefer", "선호"), ("maybe", "가능하면"), ("in", "안"), ("inset", "안쪽"), ("aspect", "비율"),
    ("baseline", "기준선"), ("hug", "껴안기"), ("resist", "버티기"), ("as", "같게"), ("of", "의"), ("least", "최소"),
    ("most", "최대"), ("below", "밑"), ("above", "위쪽"), ("after", "다음"), ("before", "이전"), ("columns", "열"),
    ("stack", "쌓기"), ("hide", "숨김"), ("gap", "간격"), ("present", "띄움"),
    ("close", "닫음"),
  ]

  /// Values of headers: English, Korean.
  public static let values: [(String, String)] = [
    ("do", "좋은예"), ("dont", "나쁜예"), ("dont", "피할예"), ("example", "예시"), ("portrait", "세로"), ("landscape", "가로"),
    ("full", "전체"), ("left", "왼쪽"), ("right", "오른쪽"), ("closed", "닫힘"), ("open", "펼침"), ("book", "책"),
    ("laptop", "노트북"), ("tent", "텐트"), ("outer", "바깥"), ("outer", "외부"), ("inner", "안쪽"), ("inner", "내부"),
    ("all", "모두"),
    ("conflict", "모순"), ("same", "같음"), ("controls", "컨트롤"), ("order", "순서"), ("ambiguous", "모호"), ("overflow", "넘침"),
    ("none", "없음"),
    ("size-class", "크기클래스"), ("compact", "콤팩트"), ("regular", "레귤러"),
    ("light", "밝게"), ("dark", "어둡게"), ("hidden", "숨김"), ("temporarily", "잠시"), ("tap", "탭"), ("loading", "불러오기"),
    ("activity", "활동표시"), ("indicator-hides", "표시기숨김"),
    ("ltr", "왼쪽부터"), ("rtl", "오른쪽부터"), ("long", "긴낱말"), ("en", "영어"), ("ko", "한국어"),
  ]

  /// The English word for a word of either language; a word that the table does not know is returned as it is.
  static func english(_ word: String, in table: [(String, String)]) -> String {
    for entry in table where entry.1.utf8.elementsEqual(word.utf8) { return entry.0 }
    return word
  }

  /// The Korean word for an English one, the first where there are several; any other word is returned as it is.
  static func korean(_ word: String, in table: [(String, String)]) -> String {
    for entry in table where entry.0.utf8.elementsEqual(word.utf8) { return entry.1 }
    return word
  }

  /// Whether the table has the English word.
  static func contains(_ word: String, in table: [(String, String)]) -> Bool {
    for entry in table where entry.0.utf8.elementsEqual(word.utf8) { return true }
    return false
  }
}

extension String {
  /// Whether two words are the same bytes; Hangul in names has been composed before.
  func matches(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
