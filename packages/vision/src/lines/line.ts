/** A line of text in a picture: a bar from one end to the other. Which end is the first is not known yet. */
export interface Line {
  readonly x: number
  readonly y: number
  /** From −π/2 to π/2, downwards from the horizontal. */
  readonly angle: number
  readonly length: number
  readonly thickness: number
}

/** How far b lies from a: along a's direction, and to its right side, which is downwards for text that is upright. */
export function offset(a: Line, b: Pick<Line, 'x' | 'y'>): { readonly along: number; readonly across: number } {
  const [cos, sin] = [Math.cos(a.angle), Math.sin(a.angle)]
  const [x, y] = [b.x - a.x, b.y - a.y]
  return { along: x * cos + y * sin, across: y * cos - x * sin }
}

/** Longer by so much at its start and at its end, in its own direction. */
export function extended(line: Line, before: number, after: number): Line {
  const shift = (after - before) / 2
  return {
    ...line,
    x: line.x + shift * Math.cos(line.angle),
    y: line.y + shift * Math.sin(line.angle),
    length: line.length + before + after,
  }
}

/** Directions that differ by half a turn are one. */
export function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % Math.PI
  return Math.min(turn, Math.PI - turn)
}
