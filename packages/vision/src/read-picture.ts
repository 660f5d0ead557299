import { cutLine } from './lines/cut-line.ts'
import { findLines } from './lines/find-lines.ts'
import { type Group, groupLines } from './lines/group-lines.ts'
import type { Line } from './lines/line.ts'
import type { Columns, Recogniser } from './network/recogniser.ts'
import type { Grey } from './picture/grey.ts'
import { type Chances, type Decided, decide } from './text/decide.ts'
import { fitLine, peaksOf, pitchOf } from './text/fit.ts'
import { allowed, type Format, formats } from './text/formats.ts'

/** What was read of a picture's machine-readable zone. */
export interface Zone extends Decided {
  readonly format: Format
  readonly chances: Chances
  /** Mean logarithm of the chances: 0 would be certain. */
  readonly score: number
  /** Where the lines lie, the first one first; their angle is the direction of reading. */
  readonly place: readonly Line[]
}

interface Effort {
  /** Longer sides of the pictures that lines are looked for in, one after the other. */
  readonly sizes: readonly number[]
  /** Groups of lines that are looked at for each size. */
  readonly groups: number
}

export const efforts = {
  /** One frame of many: the next one comes soon. */
  frame: { sizes: [720], groups: 2 },
  /** The only picture there is. */
  picture: { sizes: [720, 1100, 1600], groups: 6 },
} as const satisfies Record<string, Effort>

/** The machine-readable zone in a picture; undefined where there is none. One that is not valid is told too. */
export function readPicture(grey: Grey, recognise: Recogniser, effort: Effort = efforts.picture): Zone | undefined {
  let best: Zone | undefined
  for (const size of effort.sizes) {
    const { lines, hidden } = findLines(grey, size)
    for (const look of [() => lines, hidden]) {
      for (const group of groupLines(look()).slice(0, effort.groups)) {
        const zone = readGroup(grey, group, recognise)
        if (zone?.valid && zone.score > CERTAIN) return zone
        if (zone && (!best || worth(zone) > worth(best))) best = zone
      }
    }
    if (size >= 2 * Math.max(grey.width, grey.height)) break
  }
  return best
}

/** With such a mean nothing was left out and nothing is a guess: no other place need be looked at. */
const CERTAIN = -0.3

const worth = ({ valid, agreed, score }: Zone) => (valid ? 1 : 0) + agreed + Math.exp(score)

function readGroup(grey: Grey, group: Group, recognise: Recogniser): Zone | undefined {
  const upright = seen(grey, group, false, recognise)
  const zone = best(upright, group)
  if (zone?.valid && zone.score > CERTAIN) return zone
  const turned = [...group].reverse().map((line) => ({ ...line, angle: line.angle + Math.PI }))
  const other = best(seen(grey, turned, false, recognise), turned)
  if (!zone || !other) return zone ?? other
  return worth(other) > worth(zone) ? other : zone
}

/** Each line through the recogniser, once more where its characters lie closer or wider than it has learnt. */
function seen(grey: Grey, group: Group, flipped: boolean, recognise: Recogniser): Columns[] {
  const first = group.map((line) => recognise(cutLine(grey, line, flipped)))
  const pitches = first.map((columns) => pitchOf(peaksOf(columns)))
  const pitch = pitches.reduce((sum, one) => sum + one, 0) / pitches.length
  const squeeze = 3.5 / pitch
  if (squeeze > 0.84 && squeeze < 1.2) return first
  return group.map((line) => recognise(cutLine(grey, line, flipped, squeeze)))
}

function best(columns: readonly Columns[], group: Group): Zone | undefined {
  let chosen: Zone | undefined
  for (const format of formats) {
    const lines = format.kinds.length
    for (let start = 0; start + lines <= columns.length; start++) {
      const zone = fitted(format, columns.slice(start, start + lines), group.slice(start, start + lines))
      if (zone && (!chosen || worth(zone) > worth(chosen))) {
        chosen = zone
      }
    }
  }
  return chosen
}

const LEAST_SCORE = -1.6
/** Check digits agree by chance once in a while: what was hardly read is not valid for it. */
const LEAST_VALID = -0.5

function fitted(format: Format, columns: readonly Columns[], place: Group): Zone | undefined {
  const fits = columns.map((one, line) => fitLine(one, kindsOf(format, line)))
  const chances: Float32Array[][] = []
  let score = 0
  for (const fit of fits) {
    if (!fit) return undefined
    chances.push([...fit.places])
    score += fit.score / fits.length
  }
  if (score < LEAST_SCORE) return undefined
  const decided = decide(format, chances)
  return { format, chances, score, place, ...decided, valid: decided.valid && score > LEAST_VALID }
}

function kindsOf(format: Format, line: number): string[] {
  return kindLists.get(format)?.[line] ?? []
}

const kindLists = new Map(
  formats.map((format) => [
    format,
    format.kinds.map((line, index) => Array.from(line, (_, at) => allowed(format, index, at))),
  ]),
)
