import { expect, it } from 'vitest'
import { ALPHABET, CLASSES } from '../network/recogniser.ts'
import { createRandom } from '../testing/seeded-random.ts'
import { buildZone } from '../testing/zones.ts'
import { decide } from './decide.ts'
import { evaluateChecks, type Format, formats, isValid } from './formats.ts'

const td3 = formats.find(({ name }) => name === 'TD3') as Format
const zone = buildZone('TD3', createRandom(4))

/** Certain of every character except the listed ones. */
function seen(
  lines: readonly string[],
  doubts: readonly { line: number; at: number; char: string; chance: number }[] = [],
) {
  return lines.map((line, row) =>
    [...line].map((char, at) => {
      const chances = new Float32Array(CLASSES)
      const others = doubts.filter((one) => one.line === row && one.at === at)
      for (const other of others) chances[ALPHABET.indexOf(other.char) + 1] = other.chance
      chances[ALPHABET.indexOf(char) + 1] = 1 - others.reduce((sum, other) => sum + other.chance, 0)
      return chances
    }),
  )
}

it('every kind of document that we draw is valid as that kind', () => {
  for (const kind of ['TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B'] as const) {
    const format = formats.find(({ name }) => name === kind) as Format
    expect(isValid(format, buildZone(kind, createRandom(9)))).toBe(true)
  }
})

it('keeps text that is certain and has valid check digits', () => {
  expect(decide(td3, seen(zone))).toEqual({ lines: zone, valid: true, agreed: 1, repaired: [] })
})

it('repairs and reports a misread digit if the check digits allow only one repair', () => {
  const [upper = '', lower = ''] = zone
  const right = lower[14] as string
  const wrong = String((Number(right) + 1) % 10)
  const misread = [upper, `${lower.slice(0, 14)}${wrong}${lower.slice(15)}`]
  const decided = decide(td3, seen(misread, [{ line: 1, at: 14, char: right, chance: 0.3 }]))
  expect(decided).toMatchObject({ lines: zone, valid: true, repaired: [{ line: 1, at: 14 }] })
})

it('repairs nothing if nothing was doubtful: the zone is invalid', () => {
  const [upper = '', lower = ''] = zone
  const misread = [upper, `${lower.slice(0, 14)}${(Number(lower[14]) + 1) % 10}${lower.slice(15)}`]
  expect(decide(td3, seen(misread))).toMatchObject({ valid: false })
})

it('a number too long for its field continues in the optional part, with its check digit at the end', () => {
  const td1 = formats.find(({ name }) => name === 'TD1') as Format
  const card = ['I<UTOD23145890<7349<<<<<<<<<<<', '3407127M9507122UTO<<<<<<<<<<<2', 'STEVENSON<<PETER<JOHN<<<<<<<<<']
  expect(evaluateChecks(td1, card)).toEqual([true, true, true, true])
})
