#if hasFeature(Embedded)
  import LayoutEngine

  nonisolated(unsafe) private var dragged: ParametricSolution?

  /// Builds and solves a workload; the sum of its values.
  @_expose(wasm, "workload_build")
  @c(workload_build)
  public func workload_build(_ index: Int32) -> Double { Workload.all[Int(index)].build() }

  /// Makes a workload ready to be dragged; the number of steps.
  @_expose(wasm, "workload_drag")
  @c(workload_drag)
  public func workload_drag(_ index: Int32) -> Int32 {
    unsafe dragged = Workload.all[Int(index)].drag()
    return Int32(Workload.all[Int(index)].widths.count)
  }

  /// Drags through so many steps; the sum of the values at the last one.
  @_expose(wasm, "workload_move")
  @c(workload_move)
  public func workload_move(_ steps: Int32) -> Double {
    var sum = 0.0
    for step in 0..<steps { unsafe dragged?.move(to: Double(step)) }
    for value in unsafe dragged?.values ?? [] { sum += value }
    return sum
  }

  nonisolated(unsafe) private var problem: [Double] = []

  /// Makes room for so many numbers of a problem and gives their address.
  @_expose(wasm, "problem_input")
  @c(problem_input)
  public func problem_input(_ count: Int32) -> UnsafeMutableRawPointer? {
    unsafe problem = [Double](repeating: 0, count: max(1, Int(count)))
    return unsafe problem.withUnsafeMutableBytes { $0.baseAddress }
  }

  /// Solves the problem in place of which the answer then stands; gives how many numbers it has.
  @_expose(wasm, "problem_solve")
  @c(problem_solve)
  public func problem_solve() -> Int32 {
    unsafe problem = solveEncoded(problem)
    return unsafe Int32(problem.count)
  }

  /// The address of the answer.
  @_expose(wasm, "problem_answer")
  @c(problem_answer)
  public func problem_answer() -> UnsafeRawPointer? {
    unsafe problem.withUnsafeBytes { $0.baseAddress }
  }
#endif
