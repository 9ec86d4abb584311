/// The rows of a simplex dictionary: basic forms as sums of multiples of the nonbasic ones.
protocol SimplexDictionary: Sendable {
  init(columnCount: Int)
  var rowCount: Int { get }
  /// Appends a row; columns ascending.
  mutating func appendRow(columns: [Int32], coefficients: [Double])
  /// Adds `factor` × a row to a dense vector.
  func add(row: Int, times factor: Double, to vector: inout [Double])
  /// The sum of a row's coefficients, each times the number of its column.
  func product(row: Int, with vector: [Double]) -> Double
  /// The rows that have the column, ascending, with their coefficients.
  func copyColumn(_ column: Int, rows: inout [Int32], coefficients: inout [Double])
  /// Exchanges the basic form of a row with the nonbasic one of a column.
  mutating func pivot(row: Int, column: Int)
}

/// Every number in one array, for small dictionaries.
struct DenseDictionary: SimplexDictionary {
  private let width: Int
  private var numbers: [Double] = []
  private(set) var rowCount = 0
  private var line: [Double] = []

  init(columnCount: Int) { width = columnCount }

  mutating func appendRow(columns: [Int32], coefficients: [Double]) {
    let base = numbers.count
    for _ in 0..<width { numbers.append(0) }
    for index in columns.indices { numbers[base + Int(columns[index])] = coefficients[index] }
    rowCount += 1
  }

  func add(row: Int, times factor: Double, to vector: inout [Double]) {
    let base = row * width
    for column in 0..<width { vector[column] += factor * numbers[base + column] }
  }

  func product(row: Int, with vector: [Double]) -> Double {
    let base = row * width
    var sum = 0.0
    for column in 0..<width { sum += numbers[base + column] * vector[column] }
    return sum
  }

  func copyColumn(_ column: Int, rows: inout [Int32], coefficients: inout [Double]) {
    rows.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    for row in 0..<rowCount {
      let coefficient = numbers[row * width + column]
      if coefficient == 0 { continue }
      rows.append(Int32(row))
      coefficients.append(coefficient)
    }
  }

  mutating func pivot(row: Int, column: Int) {
    let base = row * width
    let inverse = 1 / numbers[base + column]
    line.removeAll(keepingCapacity: true)
    for index in 0..<width { line.append(-inverse * numbers[base + index]) }
    line[column] = inverse
    for index in 0..<width { numbers[base + index] = line[index] }
    for other in 0..<rowCount where other != row {
      let start = other * width
      let factor = numbers[start + column]
      if factor == 0 { continue }
      numbers[start + column] = 0
      for index in 0..<width where line[index] != 0 {
        let product = factor * line[index]
        let old = numbers[start + index]
        let sum = old + product
        numbers[start + index] = sum.magnitude <= 1e-13 * max(old.magnitude, product.magnitude) ? 0 : sum
      }
    }
  }
}

/// Only the numbers that are not zero, for large dictionaries.
///
/// Each column keeps a list of the rows that may hold it; entries of rows that no longer do are skipped.
struct SparseDictionary: SimplexDictionary {
  private var rowColumns: [[Int32]] = []
  private var rowCoefficients: [[Double]] = []
  private var rowsOfColumn: [[Int32]]
  private var mergedColumns: [Int32] = []
  private var mergedCoefficients: [Double] = []

  init(columnCount: Int) { rowsOfColumn = [[Int32]](repeating: [], count: columnCount) }

  var rowCount: Int { rowColumns.count }

  mutating func appendRow(columns: [Int32], coefficients: [Double]) {
    for column in columns { rowsOfColumn[Int(column)].append(Int32(rowCount)) }
    rowColumns.append(columns)
    rowCoefficients.append(coefficients)
  }

  func add(row: Int, times factor: Double, to vector: inout [Double]) {
    for index in rowColumns[row].indices {
      vector[Int(rowColumns[row][index])] += factor * rowCoefficients[row][index]
    }
  }

  func product(row: Int, with vector: [Double]) -> Double {
    var sum = 0.0
    for index in rowColumns[row].indices { sum += rowCoefficients[row][index] * vector[Int(rowColumns[row][index])] }
    return sum
  }

  private func place(of column: Int32, in row: Int) -> Int? {
    var low = 0
    var high = rowColumns[row].count
    while low < high {
      let middle = (low + high) / 2
      if rowColumns[row][middle] < column { low = middle + 1 } else { high = middle }
    }
    return low < rowColumns[row].count && rowColumns[row][low] == column ? low : nil
  }

  func copyColumn(_ column: Int, rows: inout [Int32], coefficients: inout [Double]) {
    rows.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    var candidates = rowsOfColumn[column]
    candidates.sort()
    var last: Int32 = -1
    for row in candidates where row != last {
      last = row
      guard let place = place(of: Int32(column), in: Int(row)) else { continue }
      rows.append(row)
      coefficients.append(rowCoefficients[Int(row)][place])
    }
  }

  mutating func pivot(row: Int, column: Int) {
    guard let place = place(of: Int32(column), in: row) else { return }
    let inverse = 1 / rowCoefficients[row][place]
    for index in rowCoefficients[row].indices { rowCoefficients[row][index] *= -inverse }
    rowCoefficients[row][place] = inverse
    var rows: [Int32] = []
    var factors: [Double] = []
    copyColumn(column, rows: &rows, coefficients: &factors)
    rowsOfColumn[column] = [Int32(row)]
    for index in rows.indices where Int(rows[index]) != row {
      merge(row, factors[index], into: Int(rows[index]), column)
    }
  }

  /// Adds `factor` × the pivot row to another row whose entry in the pivot column it replaces.
  private mutating func merge(_ pivotRow: Int, _ factor: Double, into row: Int, _ column: Int) {
    mergedColumns.removeAll(keepingCapacity: true)
    mergedCoefficients.removeAll(keepingCapacity: true)
    var i = 0
    var j = 0
    let own = rowColumns[row].count
    let added = rowColumns[pivotRow].count
    while i < own || j < added {
      let mine = i < own ? rowColumns[row][i] : Int32.max
      let theirs = j < added ? rowColumns[pivotRow][j] : Int32.max
      if mine < theirs {
        mergedColumns.append(mine)
        mergedCoefficients.append(rowCoefficients[row][i])
        i += 1
        continue
      }
      let product = factor * rowCoefficients[pivotRow][j]
      if theirs < mine {
        mergedColumns.append(theirs)
        mergedCoefficients.append(product)
        rowsOfColumn[Int(theirs)].append(Int32(row))
      } else {
        let old = Int(mine) == column ? 0 : rowCoefficients[row][i]
        let sum = old + product
        if sum.magnitude > 1e-13 * max(old.magnitude, product.magnitude) {
          mergedColumns.append(mine)
          mergedCoefficients.append(sum)
          if Int(mine) == column { rowsOfColumn[column].append(Int32(row)) }
        }
        i += 1
      }
      j += 1
    }
    swap(&rowColumns[row], &mergedColumns)
    swap(&rowCoefficients[row], &mergedCoefficients)
  }
}
