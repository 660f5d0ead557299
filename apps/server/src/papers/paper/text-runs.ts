import bidiFactory from 'bidi-js'
import { findScript, isRightToLeft, type Script } from './script-fonts.ts'

/** Letters of one font, in the order in which the font's shaping expects them. */
export interface TextRun {
  readonly text: string
  /** Undefined for the main font. */
  readonly script: Script | undefined
}

interface Letter {
  readonly text: string
  readonly script: Script | undefined
  /** Odd if written from right to left. */
  readonly level: number
}

const bidi = bidiFactory()

/**
 * Splits a line into runs from left to right, as the Unicode bidirectional algorithm orders them.
 * Papers are written from left to right, and names may not be.
 */
export function splitRuns(line: string): TextRun[] {
  const segments = groupBy(listLetters(line), ({ level }) => level)
  return reorder(segments).flatMap((segment) => {
    const isReversed = (segment[0]?.level ?? 0) % 2 === 1
    const runs = groupBy(isReversed ? adoptNeutrals(segment) : segment, ({ script }) => script)
    const drawn = runs.flatMap((run) => toRuns(run, isReversed))
    return isReversed ? drawn.reverse() : drawn
  })
}

function listLetters(line: string): Letter[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  let at = 0
  return [...line].map((letter) => {
    const level = levels[at] ?? 0
    at += letter.length
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(letter) : null
    return { text: mirrored ?? letter, script: findScript(letter), level }
  })
}

function groupBy<T>(all: readonly T[], key: (one: T) => unknown): T[][] {
  const groups: T[][] = []
  for (const one of all) {
    const [first] = groups.at(-1) ?? []
    if (first !== undefined && key(first) === key(one)) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups
}

/** Rule L2: from the highest level to the lowest odd one, reverses segments of at least that level. */
function reorder(segments: readonly Letter[][]): Letter[][] {
  const levelOf = (segment: readonly Letter[]) => segment[0]?.level ?? 0
  let ordered = [...segments]
  for (let level = Math.max(0, ...segments.map(levelOf)); level > 0; level -= 1) {
    ordered = groupBy(ordered, (segment) => levelOf(segment) >= level).flatMap((group) =>
      group[0] && levelOf(group[0]) >= level ? group.reverse() : group,
    )
  }
  return ordered
}

/** Spaces and hyphens between right-to-left letters are shaped with them. */
function adoptNeutrals(segment: readonly Letter[]): Letter[] {
  let script = segment.find((letter) => letter.script)?.script
  return segment.map((letter) => {
    script = letter.script ?? script
    return { ...letter, script }
  })
}

function toRuns(letters: readonly Letter[], isReversed: boolean): TextRun[] {
  const script = letters[0]?.script
  const texts = letters.map(({ text }) => text)
  // Shaping reverses right-to-left scripts, but not our main font, and also their digits, which are
  // written from left to right.
  if (script && isRightToLeft(script) && !isReversed) return texts.map((text) => ({ text, script }))
  return [{ text: (isReversed && !script ? texts.reverse() : texts).join(''), script }]
}
