import Testing

@testable import Reference

@Suite struct KoreanParticlesTests {
  @Test(arguments: [
    ("을", "시트", "를"), ("를", "버튼", "을"), ("은", "시트", "는"), ("는", "버튼", "은"), ("가", "버튼", "이"), ("이", "시트", "가"),
    ("과", "시트", "와"), ("와", "버튼", "과"), ("으로", "시트", "로"), ("로", "버튼", "으로"), ("으로", "레이블", "로"),
    ("으로는", "시트", "로는"), ("이라는", "시트", "라는"), ("라는", "버튼", "이라는"), ("이나", "시트", "나"), ("나", "버튼", "이나"),
    // What has one form stays, and so does what only begins like a particle.
    ("의", "시트", "의"), ("에서", "버튼", "에서"), ("", "시트", ""), ("나누", "버튼", "나누"), ("고", "버튼", "이고"),
    // Without a Korean reading nothing can be said.
    ("을", "sheet", "을"), ("을", "", "을"),
  ])
  func agreesWithTheLastSound(_ particle: String, _ word: String, _ expected: String) {
    #expect(KoreanParticles.agreeing(particle, after: word) == expected)
  }

  /// The particles whose form depends on the word, in both forms: agreement is idempotent and never changes what follows
  /// another word of the same ending.
  @Test(arguments: ["시트", "버튼", "레이블", "바", "탭", "글꼴"])
  func agreementIsStable(_ word: String) {
    for particle in KoreanParticles.all {
      let agreed = KoreanParticles.agreeing(particle, after: word)
      #expect(KoreanParticles.agreeing(agreed, after: word) == agreed, "\(particle) after \(word)")
      #expect(KoreanParticles.isParticle(agreed), "\(particle) after \(word)")
    }
  }

  @Test(arguments: [
    ("을", true), ("에서는", true), ("들은", true), ("까지는", true), ("으로부터", true), ("입니다", true), ("지", false), ("형", false),
    ("은행", false), ("", false),
  ])
  func isOneParticleOrTwo(_ text: String, _ expected: Bool) {
    #expect(KoreanParticles.isParticle(text) == expected)
  }
}
