/// A component after its simplex has run, whichever dictionary it has.
enum SolvedComponent: Sendable {
  case small(LexicographicSimplex<DenseDictionary>)
  case large(LexicographicSimplex<SparseDictionary>)

  /// From so many numbers on, a dictionary holds only those that are not zero.
  static let sparseFrom = 4096

  init(_ problem: ComponentProblem, tieForms: Bool = false) {
    let given = tieForms ? problem.withTieForms() : problem
    let rows = max(0, given.formCount - given.variables.count)
    if rows * given.variables.count < SolvedComponent.sparseFrom {
      self = .small(LexicographicSimplex(given, tieForms: tieForms))
    } else {
      self = .large(LexicographicSimplex(given, tieForms: tieForms))
    }
  }

  var isExhausted: Bool {
    switch self {
    case .small(let simplex): simplex.isExhausted
    case .large(let simplex): simplex.isExhausted
    }
  }

  var contradiction: Int? {
    switch self {
    case .small(let simplex): simplex.contradiction
    case .large(let simplex): simplex.contradiction
    }
  }

  var isUnique: Bool {
    switch self {
    case .small(let simplex): simplex.isUnique
    case .large(let simplex): simplex.isUnique
    }
  }

  func line(rates: [Double], from time: Double) -> ComponentLine {
    switch self {
    case .small(let simplex): simplex.line(rates: rates, from: time)
    case .large(let simplex): simplex.line(rates: rates, from: time)
    }
  }

  func variableValues() -> [Double] {
    switch self {
    case .small(let simplex): simplex.variableValues()
    case .large(let simplex): simplex.variableValues()
    }
  }

  func range(variables: [Int32], coefficients: [Double]) -> (minimum: Double?, maximum: Double?) {
    switch self {
    case .small(var simplex): simplex.range(variables: variables, coefficients: coefficients)
    case .large(var simplex): simplex.range(variables: variables, coefficients: coefficients)
    }
  }
}
