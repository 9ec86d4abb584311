/// A component after it has been solved, whichever way suits its size.
enum SolvedComponent: Sendable {
  case single(SingleVariable)
  case small(LexicographicSimplex<DenseDictionary>)
  case large(LexicographicSimplex<SparseDictionary>)

  /// From so many numbers on, a dictionary holds only those that are not zero.
  static let sparseFrom = 4096

  init(_ problem: ComponentProblem, tieForms: Bool = false) {
    if !tieForms, let single = SingleVariable(problem) {
      self = .single(single)
      return
    }
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
    case .single: false
    case .small(let simplex): simplex.isExhausted
    case .large(let simplex): simplex.isExhausted
    }
  }

  var contradiction: Int? {
    switch self {
    case .single: nil
    case .small(let simplex): simplex.contradiction
    case .large(let simplex): simplex.contradiction
    }
  }

  var isUnique: Bool {
    switch self {
    case .single: true
    case .small(let simplex): simplex.isUnique
    case .large(let simplex): simplex.isUnique
    }
  }

  func line(rates: [Double], from time: Double) -> ComponentLine {
    switch self {
    case .single(let single): single.line(rates: rates, from: time)
    case .small(let simplex): simplex.line(rates: rates, from: time)
    case .large(let simplex): simplex.line(rates: rates, from: time)
    }
  }

  func variableValues() -> [Double] {
    switch self {
    case .single(let single): [single.value]
    case .small(let simplex): simplex.variableValues()
    case .large(let simplex): simplex.variableValues()
    }
  }

  func range(variables: [Int32], coefficients: [Double]) -> (minimum: Double?, maximum: Double?) {
    switch self {
    case .single(let single):
      var value = 0.0
      for coefficient in coefficients { value += coefficient * single.value }
      return (value, value)
    case .small(var simplex): return simplex.range(variables: variables, coefficients: coefficients)
    case .large(var simplex): return simplex.range(variables: variables, coefficients: coefficients)
    }
  }
}
