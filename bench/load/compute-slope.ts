export interface Point {
  readonly x: number
  readonly y: number
}

/** The slope of the line that fits these points best (least squares); NaN if all have the same `x`. */
export function computeSlope(points: readonly Point[]): number {
  const mean = (read: (point: Point) => number) => points.reduce((sum, point) => sum + read(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const sum = (read: (point: Point) => number) => points.reduce((total, point) => total + read(point), 0)
  return sum((point) => (point.x - x) * (point.y - y)) / sum((point) => (point.x - x) ** 2)
}
