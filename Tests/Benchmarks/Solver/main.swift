import LayoutEngine
import SolverWorkloads

// Times the workloads: name, microseconds to build and solve, microseconds for one step of a drag, and a checksum.
// With `problems` it answers encoded problems instead, one a line, each number of the answer as its bits in hexadecimal.

/// The median time of a piece of work, in microseconds.
func median(_ runs: Int, _ work: () -> Void) -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    let duration = ContinuousClock().measure(work)
    times.append(Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6)
  }
  return times.sorted()[runs / 2]
}

if CommandLine.arguments.dropFirst().first == "problems" {
  while let line = readLine() {
    let answer = solveEncoded(line.split(separator: " ").compactMap { Double($0) })
    print(answer.map { String($0.bitPattern, radix: 16) }.joined(separator: " "))
  }
} else {
  timeWorkloads()
}

func timeWorkloads() {
  for workload in Workload.all {
    var checksum = 0.0
    let build = median(21) { checksum = workload.build() }
    var drag = workload.drag()
    let steps = workload.widths.count
    let sweep = median(5) {
      for step in 0..<steps { drag.move(to: Double(step)) }
    }
    print(workload.name, build, sweep / Double(steps), checksum + drag.values.reduce(0, +))
  }
  timeScreen()
}

/// A layout of twenty views: solved whole, and a step of its width.
func timeScreen() {
  let screen = ScreenWorkload()
  var checksum = 0.0
  let build = median(101) { checksum = solve(screen.problem(width: 320)).frames.map(\.x).reduce(0, +) }
  if solve(screen.problem(width: 320)).status != .solved { print("the screen is not determined") }
  guard var resizing = ResizingLayout(from: screen.problem(width: 320), to: screen.problem(width: 321)) else { return }
  let sweep = median(5) {
    for step in 0..<screen.widths.count { resizing.move(to: Double(step)) }
  }
  print("screen-20", build, sweep / Double(screen.widths.count), checksum)
}
