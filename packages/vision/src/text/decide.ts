import { ALPHABET } from '../network/recogniser.ts'
import { evaluateChecks, type Format, getAllowed, getText, isValid } from './formats.ts'

/** The probabilities of every class, per line and position. */
export type Chances = readonly (readonly Float32Array[])[]

export interface DecidedText {
  readonly lines: readonly string[]
  readonly valid: boolean
  /** Share of check digits that agree, from 0 to 1. */
  readonly agreed: number
  /** Positions changed to satisfy the check digits. */
  readonly repaired: readonly { readonly line: number; readonly at: number }[]
}

const getClass = (char: string) => ALPHABET.indexOf(char) + 1
/** Characters less likely than this are not tried. */
const MIN_CHANCE = 0.002
/**
 * Maximum total cost of a repair: the product of how much likelier the original characters were.
 */
const MAX_REPAIR_COST = Math.log(4000)
/** If another repair costs nearly the same, both are guesses. */
const MARGIN = Math.log(3)
const MAX_CHANGES = 22

/**
 * The likeliest text or, if its check digits disagree, the nearest one whose check digits agree.
 */
export function decide(format: Format, chances: Chances): DecidedText {
  const lines = chances.map((places, line) => chooseLikeliest(format, places, line))
  const checks = evaluateChecks(format, lines)
  const agreed = checks.filter(Boolean).length / checks.length
  if (isValid(format, lines)) return { lines, valid: true, agreed, repaired: [] }
  const better = findRepair(format, chances, lines)
  return better ? { ...better, valid: true, agreed } : { lines, valid: false, agreed, repaired: [] }
}

function chooseLikeliest(format: Format, places: readonly Float32Array[], line: number): string {
  const text = places
    .map((chances, at) =>
      [...getAllowed(format, line, at)].reduce((best, char) =>
        getChance(chances, char) > getChance(chances, best) ? char : best,
      ),
    )
    .join('')
  const names = format.fields.names
  return names?.line === line ? withoutStrayLetters(text, places, names.start) : text
}

function getChance(chances: Float32Array, char: string): number {
  return chances[getClass(char)] ?? 0
}

/** Only fillers follow the names, so a doubtful letter among them is a filler too. */
function withoutStrayLetters(text: string, places: readonly Float32Array[], start: number): string {
  const end = text.indexOf('<<<', start)
  if (end < 0) return text
  return [...text]
    .map((char, at) => (at > end && getChance(places[at] as Float32Array, char) < 0.95 ? '<' : char))
    .join('')
}

interface Change {
  readonly line: number
  readonly at: number
  readonly char: string
  readonly cost: number
}

type Repair = Pick<DecidedText, 'lines' | 'repaired'>

/** One or two changes that satisfy every check digit; none if two repairs cost nearly the same. */
function findRepair(format: Format, chances: Chances, lines: readonly string[]): Repair | undefined {
  const changes = findChanges(format, chances, lines)
  const found: (Repair & { cost: number })[] = []
  const look = (changed: readonly Change[], text: readonly string[]) => {
    if (isValid(format, text)) {
      const cost = changed.reduce((sum, change) => sum + change.cost, 0)
      found.push({ lines: text, cost, repaired: changed.map(({ line, at }) => ({ line, at })) })
    }
  }
  for (const [index, one] of changes.entries()) {
    const text = withChange(lines, one)
    look([one], text)
    for (const other of changes.slice(index + 1)) {
      if (one.cost + other.cost > MAX_REPAIR_COST) break
      if (one.line !== other.line || one.at !== other.at) look([one, other], withChange(text, other))
    }
  }
  const [best, second] = found.sort((a, b) => a.cost - b.cost)
  if (!best || best.cost > MAX_REPAIR_COST || (second && second.cost - best.cost < MARGIN)) return undefined
  return best
}

/**
 * Changes at positions covered by a check digit, and of the first letter, which determines the kind
 * of document.
 */
function findChanges(format: Format, chances: Chances, lines: readonly string[]): Change[] {
  const changes: Change[] = []
  const covered = new Set(['0 0'])
  for (const { over, at } of format.checks) {
    for (const { line, start, end } of [...over, at]) {
      for (let place = start; place < end; place++) covered.add(`${line} ${place}`)
    }
  }
  for (const key of covered) {
    const [line = 0, at = 0] = key.split(' ').map(Number)
    const places = chances[line]?.[at]
    if (!places) continue
    const char = getText(lines, { line, start: at, end: at + 1 })
    const now = Math.max(getChance(places, char), 1e-6)
    for (const other of getAllowed(format, line, at)) {
      const chance = getReplacementChance(places, char, other)
      if (other !== char && chance > MIN_CHANCE) changes.push({ line, at, char: other, cost: Math.log(now / chance) })
    }
  }
  return changes
    .filter(({ cost }) => cost <= MAX_REPAIR_COST)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_CHANGES)
}

/**
 * Characters that look alike in print: each is tried for the other, however certain the recogniser
 * was.
 */
const alike = ['O0', 'Q0', 'D0', 'I1', 'Z2', 'S5', 'G6', 'B8'].flatMap((pair) => [pair, [...pair].reverse().join('')])
const MIN_ALIKE_CHANCE = 0.004

function getReplacementChance(chances: Float32Array, now: string, char: string): number {
  const chance = getChance(chances, char)
  return alike.includes(now + char) ? Math.max(chance, MIN_ALIKE_CHANCE) : chance
}

function withChange(lines: readonly string[], { line, at, char }: Change): readonly string[] {
  return lines.map((text, index) => (index === line ? text.slice(0, at) + char + text.slice(at + 1) : text))
}
