import LayoutEngine
import Testing

/// A dragged edge, held against solving every step from scratch.
@Suite struct ResizingTests {
  /// A step answers what `solve` answers for it: status, frames, open attributes, unmet wishes.
  private func compare(_ resizing: ResizingLayout, at t: Double) {
    let wanted = solve(resizing.problem(at: t))
    let got = resizing.solution
    #expect(got.status == wanted.status, "at \(t)")
    #expect(got.violated == wanted.violated, "at \(t)")
    #expect(got.ambiguities.map(\.attribute) == wanted.ambiguities.map(\.attribute), "at \(t)")
    for index in wanted.frames.indices {
      let a = got.frames[index]
      let b = wanted.frames[index]
      for (left, right) in [(a.x, b.x), (a.y, b.y), (a.width, b.width), (a.height, b.height)] {
        #expect((left - right).magnitude <= 1e-6 * max(1, right.magnitude), "at \(t): \(a), not \(b)")
      }
    }
  }

  @Test(arguments: 0..<8) func everyStepEqualsSolvingItFromScratch(_ block: Int) {
    var generator = ProblemGenerator(seed: 0xA076_1D64_78BD_642F &+ UInt64(block))
    for _ in 0..<60 {
      let first = generator.problem()
      var second = first
      for index in second.items.indices where second.items[index].frame != nil {
        second.items[index].frame?.width += Double(generator.below(400))
        second.items[index].frame?.x -= Double(generator.below(50))
        second.items[index].frame?.height += Double(generator.below(200))
      }
      guard var resizing = ResizingLayout(from: first, to: second) else {
        Issue.record("the two differ in numbers only")
        continue
      }
      compare(resizing, at: 0)
      // There and back, in small and large steps.
      for step in [0.1, 0.2, 0.21, 0.5, 1, 2.5, 0.9, 0.3, 0.3, -1, 0] {
        resizing.move(to: step)
        compare(resizing, at: step)
      }
    }
  }

  /// A column of at most 600 points between margins: its edges follow the window below, its centre above.
  private func card(_ width: Double) -> LayoutProblem {
    LayoutProblem(
      items: [LayoutItem(frame: Rect(x: 0, y: 0, width: width, height: 800)), LayoutItem()],
      constraints: [
        LayoutConstraint([LayoutTerm(1, 1, .centerX), LayoutTerm(-1, 0, .centerX)]),
        LayoutConstraint([LayoutTerm(1, 1, .width)], constant: -600, .lessThanOrEqual),
        LayoutConstraint(
          [LayoutTerm(1, 1, .width), LayoutTerm(-1, 0, .width)], constant: 32, priority: .defaultHigh),
        LayoutConstraint([LayoutTerm(1, 1, .top), LayoutTerm(-1, 0, .top)]),
        LayoutConstraint([LayoutTerm(1, 1, .height)], constant: -200),
      ])
  }

  @Test func solvesAnewOnlyWhereAnotherConstraintTakesCharge() throws {
    var resizing = try #require(ResizingLayout(from: card(320), to: card(321)))
    let atStart = resizing.solvedComponentCount
    for step in 1...800 {
      resizing.move(to: Double(step))
      let width = min(600, 320 + Double(step) - 32)
      #expect((resizing.solution.frames[1].width - width).magnitude < 1e-6)
    }
    #expect(resizing.solvedComponentCount - atStart <= 3)
  }

  @Test func goesThroughAContradictionAndOutAgain() throws {
    func problem(_ width: Double) -> LayoutProblem {
      LayoutProblem(
        items: [LayoutItem(frame: Rect(x: 0, y: 0, width: width, height: 100)), LayoutItem()],
        constraints: [
          LayoutConstraint([LayoutTerm(1, 1, .left)]), LayoutConstraint([LayoutTerm(1, 1, .top)]),
          LayoutConstraint([LayoutTerm(1, 1, .height)], constant: -10),
          LayoutConstraint([LayoutTerm(1, 1, .width)], constant: -100, .greaterThanOrEqual),
          LayoutConstraint([LayoutTerm(1, 1, .right), LayoutTerm(-1, 0, .right)]),
        ])
    }
    var resizing = try #require(ResizingLayout(from: problem(150), to: problem(151)))
    for step in [10.0, -40, -50, -51, -90, -60, -50, -20, 0] {
      resizing.move(to: step)
      compare(resizing, at: step)
      #expect(resizing.solution.status == (step < -50 ? .conflict : .solved), "at \(step)")
    }
  }

  @Test func refusesProblemsOfAnotherShape() {
    var other = card(320)
    other.constraints[2].priority = .required
    #expect(ResizingLayout(from: card(320), to: other) == nil)
    other = card(320)
    other.items.append(LayoutItem())
    #expect(ResizingLayout(from: card(320), to: other) == nil)
  }
}
