/**
 * A line of text in a picture: a bar from one end to the other. Which end is the first is not known
 * yet.
 */
export interface Line {
  readonly x: number
  readonly y: number
  /** From −π/2 to π/2, clockwise from the horizontal. */
  readonly angle: number
  readonly length: number
  readonly thickness: number
}

/** Offset of b from a: along a's direction, and to its right, which is down for upright text. */
export function getOffset(a: Line, b: Pick<Line, 'x' | 'y'>): { readonly along: number; readonly across: number } {
  const [cos, sin] = [Math.cos(a.angle), Math.sin(a.angle)]
  const [x, y] = [b.x - a.x, b.y - a.y]
  return { along: x * cos + y * sin, across: y * cos - x * sin }
}

/** Extends a line by these lengths at its start and end. */
export function extendLine(line: Line, before: number, after: number): Line {
  const shift = (after - before) / 2
  return {
    ...line,
    x: line.x + shift * Math.cos(line.angle),
    y: line.y + shift * Math.sin(line.angle),
    length: line.length + before + after,
  }
}

/** Angle between two lines, ignoring their direction. */
export function getAngleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % Math.PI
  return Math.min(turn, Math.PI - turn)
}
