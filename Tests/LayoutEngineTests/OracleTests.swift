import Foundation
import LayoutEngine
import Testing

/// Problems with proven answers; `Fixtures/oracle` holds one a file.
@Suite struct OracleTests {
  @Test(arguments: try OracleProblem.all())
  func answersAsProven(_ problem: OracleProblem) throws {
    var problem = problem
    if problem.steps.isEmpty {
      problem.check(problem.solveWithTextPasses(), problem.expected)
    }
    for step in problem.steps {
      problem.apply(step)
      problem.check(solve(problem.problem), try #require(step["expect"] as? [String: Any]))
    }
  }
}
