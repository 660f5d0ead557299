import { getAngleBetween, getOffset, type Line } from './line.ts'

/** Two or three lines below each other. */
export type Group = readonly Line[]

/** Groups lines into zones, most likely first. */
export function groupLines(lines: readonly Line[]): Group[] {
  const groups: { lines: Group; score: number }[] = []
  for (const first of lines) {
    const second = findNearestBelow(first, lines)
    if (!second) continue
    const third = findNearestBelow(second, lines)
    groups.push(scoreGroup([first, second]))
    if (third && isSimilar(first, third)) groups.push(scoreGroup([first, second, third]))
  }
  const kept: Group[] = []
  for (const { lines: group } of groups.sort((a, b) => b.score - a.score)) {
    if (!kept.some((other) => isSameGroup(other, group))) kept.push(group)
  }
  return kept
}

function scoreGroup(lines: Group): { lines: Group; score: number } {
  const length = lines.reduce((sum, line) => sum + line.length, 0)
  return { lines, score: length * (lines.length === 3 ? 0.75 : 1) }
}

function findNearestBelow(line: Line, lines: readonly Line[]): Line | undefined {
  let best: Line | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (const other of lines) {
    if (!isSimilar(line, other)) continue
    const { along, across } = getOffset(line, other)
    const thickness = (line.thickness + other.thickness) / 2
    if (across < 1.1 * thickness || across > 4.6 * thickness) continue
    if (Math.abs(along) > 0.2 * Math.max(line.length, other.length)) continue
    // The longer of two bars in the same place covers more of the line.
    const distance = across / thickness - (2 * other.length) / line.length
    if (distance < nearest) [best, nearest] = [alignDirection(line, other), distance]
  }
  return best
}

/** Vertical lines may be measured from either end; gives both the same direction. */
function alignDirection(line: Line, other: Line): Line {
  return Math.cos(line.angle - other.angle) < 0 ? { ...other, angle: other.angle + Math.PI } : other
}

function isSimilar(a: Line, b: Line): boolean {
  const [shorter, longer] = a.length < b.length ? [a.length, b.length] : [b.length, a.length]
  const thicker = Math.max(a.thickness, b.thickness) / Math.min(a.thickness, b.thickness)
  return shorter / longer > 0.68 && thicker < 1.9 && getAngleBetween(a.angle, b.angle) < 0.09
}

export function isSameGroup(a: Group, b: Group): boolean {
  return (
    a.length === b.length &&
    a.every((line, at) => {
      const other = b[at] as Line
      const near = 0.6 * Math.min(line.thickness, other.thickness)
      return (
        Math.hypot(line.x - other.x, line.y - other.y) < near + 0.03 * line.length &&
        Math.abs(getOffset(line, other).across) < near &&
        Math.abs(line.length - other.length) < 0.06 * line.length
      )
    })
  )
}
