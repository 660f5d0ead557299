import { expect, it } from 'vitest'
import { ALPHABET, CLASSES } from './network/recogniser.ts'
import type { Zone } from './read-picture.ts'
import { toReading } from './reading.ts'
import { decide } from './text/decide.ts'
import { type Format, formats } from './text/formats.ts'
import { Vote } from './vote.ts'

interface Doubted {
  readonly line: number
  readonly at: number
  readonly char: string
  readonly chance: number
}

/** One frame: certain of every character except the listed ones. */
function buildFrame(kind: string, lines: readonly string[], doubts: readonly Doubted[] = []): Zone {
  const format = formats.find(({ name }) => name === kind) as Format
  const chances = lines.map((line, row) =>
    [...line].map((char, at) => {
      const places = new Float32Array(CLASSES)
      const other = doubts.find((one) => one.line === row && one.at === at)
      if (other) places[ALPHABET.indexOf(other.char) + 1] = other.chance
      places[ALPHABET.indexOf(char) + 1] = 1 - (other?.chance ?? 0)
      return places
    }),
  )
  return { format, chances, score: 0, place: [], ...decide(format, chances) }
}

function combine(frames: readonly Zone[]) {
  const vote = new Vote()
  const combined = frames.map((frame) => vote.add(frame)).at(-1)
  return combined && toReading(combined)
}

const passport = ['P<SVNVZORECOVA<<ANA<<<<<<<<<<<<<<<<<<<<<<<<<<', 'L898902C36SVN7408122F1204159ZE184226B<<<<<10']
const misread = ['P<SVNVZOREOOVA<<ANA<<<<<<<<<<<<<<<<<<<<<<<<<<', passport[1] ?? '']
const letter = { line: 0, at: 10, char: 'C', chance: 0.1 }

it('J21 a letter that two nearly equal frames misread is still marked', () => {
  const frame = buildFrame('TD3', misread, [letter])
  expect(combine([frame, frame])?.doubts).toMatchObject([{ field: 'lastName', why: 'faint', characters: 'O' }])
})

it('J21 the doubt of one frame survives others that are certain', () => {
  const certain = buildFrame('TD3', passport)
  expect(combine([buildFrame('TD3', passport, [{ ...letter, char: 'O' }]), certain, certain])?.doubts).toMatchObject([
    { field: 'lastName', characters: 'C' },
  ])
})

it('J21 frames that are all but certain leave no doubt', () => {
  const frame = buildFrame('TD3', passport, [{ ...letter, char: 'O', chance: 0.02 }])
  expect(combine([frame, frame])?.doubts).toEqual([])
})

it('J21 a number in the optional data can be doubted, although every check digit agrees', () => {
  const card = ['IDESPBAA000589599999999R<<<<<<', '8001014F2501017ESP<<<<<<<<<<<7', 'ESPANOLA<ESPANOLA<<CARMEN<<<<<']
  const other = { line: 0, at: 16, char: '8', chance: 0.2 }
  const faint = { field: 'documentNumber', why: 'faint', characters: '9' }
  const shown = toReading(buildFrame('TD1', card, [other]))
  expect([shown.doubts, toReading(buildFrame('TD1', card)).doubts]).toMatchObject([[faint], []])
})
