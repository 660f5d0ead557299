import { cutLine } from './lines/cut-line.ts'
import { findLines } from './lines/find-lines.ts'
import { type Group, groupLines, isSameGroup } from './lines/group-lines.ts'
import { extendLine, type Line } from './lines/line.ts'
import { CLASSES, type Columns, type Recogniser } from './network/recogniser.ts'
import type { Grey } from './picture/grey.ts'
import { type Chances, type DecidedText, decide } from './text/decide.ts'
import { findPeaks, fitLine, getPitch } from './text/fit.ts'
import { type Format, formats, getAllowed } from './text/formats.ts'

/** The result of reading a picture's machine-readable zone. */
export interface Zone extends DecidedText {
  readonly format: Format
  readonly chances: Chances
  /** Mean log probability in the line that was read worst; 0 is certain. */
  readonly score: number
  /** Positions of the lines, first line first; their angle is the reading direction. */
  readonly place: readonly Line[]
}

interface Effort {
  /** Longer sides of the scaled pictures to search for lines, in order. */
  readonly sizes: readonly number[]
  /** Number of line groups to try per size. */
  readonly groups: number
  /** Factors by which an unclear line is widened and read again. */
  readonly widths: readonly number[]
  /**
   * Searches most frames for bars and every third for hidden lines, which takes longer; never both
   * in one frame.
   */
  readonly inTurn: boolean
}

const HIDDEN_INTERVAL = 3

export const efforts = {
  /** One frame of many: the next one follows soon. */
  frame: { sizes: [720], groups: 2, widths: [], inTurn: true },
  /** A single picture. */
  picture: { sizes: [720, 1100, 1600], groups: 6, widths: [0.94, 1.06], inTurn: false },
} as const satisfies Record<string, Effort>

/** A picture as one frame of many. */
interface Frame {
  /** The lines of the previous frame. */
  readonly before?: Group | undefined
  /** Counts from 1. */
  readonly number?: number
}

/**
 * Reads the machine-readable zone of a picture; undefined if there is none. Invalid zones are
 * returned too. The position in the previous frame is tried first, so that a document held still is
 * not searched for again.
 */
export function readPicture(
  grey: Grey,
  recognise: Recogniser,
  effort: Effort = efforts.picture,
  { before, number = 1 }: Frame = {},
): Zone | undefined {
  let best = before && readGroup(grey, before, recognise, effort.widths)
  if (best && isEnough(best)) return best
  const tried: Group[] = []
  for (const [round, size] of effort.sizes.entries()) {
    const { lines, hidden } = findLines(grey, size)
    for (const look of effort.inTurn ? [number % HIDDEN_INTERVAL ? () => lines : hidden] : [() => lines, hidden]) {
      const groups = groupLines(look()).filter((group) => !tried.some((other) => isSameGroup(other, group)))
      for (const group of groups.slice(0, effort.groups)) {
        tried.push(group)
        const zone = readGroup(grey, group, recognise, effort.widths)
        if (zone && isEnough(zone)) return zone
        if (zone && (!best || getWorth(zone) > getWorth(best))) best = zone
      }
    }
    // Read clearly twice, and the check digits still disagree: they are wrong on the document.
    if (round > 0 && best && best.score > CERTAIN_SCORE) return best
    if (size >= 2 * Math.max(grey.width, grey.height)) break
  }
  return best
}

/**
 * With such a mean, nothing was skipped and nothing is a guess, so no other place needs to be
 * tried.
 */
const CERTAIN_SCORE = -0.3

const isEnough = ({ valid, score }: Zone) => valid && score > CERTAIN_SCORE

const getWorth = ({ valid, agreed, score }: Zone) => (valid ? 1 : 0) + agreed + Math.exp(score)

/** Below this certainty in the reading direction, a line is not text. */
const MIN_TEXT_CERTAINTY = 0.5

/**
 * Reads one line to find the reading direction, and whether it is text at all, before the others.
 */
function readGroup(grey: Grey, group: Group, recognise: Recogniser, widths: readonly number[]): Zone | undefined {
  const last = group.length - 1
  const turned = [...group].reverse().map((line) => ({ ...line, angle: line.angle + Math.PI }))
  const see = (line: Line, squeeze?: number) => recognise(cutLine(grey, line, squeeze))
  const upright = { lines: group, known: last, columns: see(group[last] as Line) }
  const certain = measureCertainty(upright.columns)
  const ways = [{ ...upright, certain }]
  if (certain < TEXT_CERTAINTY) {
    const columns = see(turned[0] as Line)
    ways.push({ lines: turned, known: 0, columns, certain: measureCertainty(columns) })
  }
  const [way] = ways.sort((a, b) => b.certain - a.certain)
  if (!way || way.certain < MIN_TEXT_CERTAINTY) return undefined
  const seen = way.lines.map((line, at) => completeLine(line, at === way.known ? way.columns : see(line), see))
  const squeeze = getSqueeze(seen.map(({ columns }) => columns))
  const clear = squeeze === undefined ? seen : seen.map(({ line }) => ({ line, columns: see(line, squeeze) }))
  const zone = findBestZone(
    clear.map(({ columns }) => columns),
    clear.map(({ line }) => line),
  )
  if (!zone || zone.score < MIN_VALID_SCORE || isClear(zone)) return zone
  return recheckZone(
    zone,
    widths.map((width) => zone.place.map((line) => see(line, (squeeze ?? 1) * width))),
  )
}

const CLEAR_CHANCE = 0.9

const isClear = ({ chances }: Zone) => chances.every((line) => line.every((place) => Math.max(...place) > CLEAR_CHANCE))

/**
 * Reads the same pixels at other widths. Their errors are correlated, so we use the mean and not
 * the product.
 */
function recheckZone(zone: Zone, looks: readonly (readonly Columns[])[]): Zone {
  const { format } = zone
  const all = [zone.chances]
  for (const look of looks) {
    const fits = look.map((columns, line) => fitLine(columns, getKinds(format, line)))
    if (fits.every((fit) => fit !== undefined)) all.push(fits.map(({ places }) => [...places]))
  }
  const chances = zone.chances.map((line, row) =>
    line.map((place, at) =>
      place.map((_, one) => all.reduce((sum, own) => sum + (own[row]?.[at]?.[one] ?? 0), 0) / all.length),
    ),
  )
  const decided = decide(format, chances)
  return { ...zone, ...decided, chances, valid: decided.valid && zone.score > MIN_VALID_SCORE }
}

/** Extends a line that begins or ends at the very edge of the cut-out. */
function completeLine(line: Line, columns: Columns, see: (line: Line) => Columns): { line: Line; columns: Columns } {
  let [whole, seen] = [line, columns]
  for (let round = 0; round < 2; round++) {
    const peaks = findPeaks(seen)
    const near = 1.3 * getPitch(peaks)
    const isCut = [(peaks[0] ?? near) < near, seen.count - (peaks.at(-1) ?? 0) < near]
    if (!isCut.includes(true)) break
    const more = 0.2 * whole.length
    whole = extendLine(whole, isCut[0] ? more : 0, isCut[1] ? more : 0)
    seen = see(whole)
  }
  return { line: whole, columns: seen }
}

const TEXT_CERTAINTY = 0.9

/** How certain the recogniser is, from 0 to 1; low if the line is upside down. */
function measureCertainty({ count, chances }: Columns): number {
  let [sum, weight] = [0, 0]
  for (let column = 0; column < count; column++) {
    let most = 0
    for (let one = 1; one < CLASSES; one++) most = Math.max(most, chances[column * CLASSES + one] as number)
    const ink = 1 - (chances[column * CLASSES] as number)
    sum += ink * most
    weight += ink
  }
  // A line has a character in at least every fifth column.
  return weight < count / 8 ? 0 : sum / weight
}

/** Undefined unless the character spacing differs much from the training data. */
function getSqueeze(seen: readonly Columns[]): number | undefined {
  const pitches = seen.map((columns) => getPitch(findPeaks(columns)))
  const squeeze = (3.5 * pitches.length) / pitches.reduce((sum, one) => sum + one, 0)
  return squeeze > 0.84 && squeeze < 1.2 ? undefined : squeeze
}

function findBestZone(columns: readonly Columns[], group: Group): Zone | undefined {
  let chosen: Zone | undefined
  for (const format of formats) {
    const lines = format.kinds.length
    for (let start = 0; start + lines <= columns.length; start++) {
      const zone = fitZone(format, columns.slice(start, start + lines), group.slice(start, start + lines))
      if (zone && (!chosen || getWorth(zone) > getWorth(chosen))) {
        chosen = zone
      }
    }
  }
  return chosen
}

const MIN_SCORE = -1.6
/** Check digits sometimes agree by chance: a zone that was barely read does not count as valid. */
const MIN_VALID_SCORE = -0.5

function fitZone(format: Format, columns: readonly Columns[], place: Group): Zone | undefined {
  const chances: Float32Array[][] = []
  let score = 0
  for (const [line, one] of columns.entries()) {
    const fit = fitLine(one, getKinds(format, line))
    // One line that does not fit is enough; skip the others.
    if (!fit || fit.score < MIN_SCORE) return undefined
    chances.push([...fit.places])
    score = Math.min(score, fit.score)
  }
  const decided = decide(format, chances)
  return { format, chances, score, place, ...decided, valid: decided.valid && score > MIN_VALID_SCORE }
}

function getKinds(format: Format, line: number): string[] {
  return kindLists.get(format)?.[line] ?? []
}

const kindLists = new Map(
  formats.map((format) => [
    format,
    format.kinds.map((line, index) => Array.from(line, (_, at) => getAllowed(format, index, at))),
  ]),
)
