import type { Dice } from './dice.ts'

/**
 * Classic edge cases: ends of ranges, characters that a database or a page interprets, unexpected
 * shapes.
 */
export const oddValues: readonly [unknown, ...unknown[]] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egnp',
  '\ufeff',
  'İıſß',
  '١٢٣',
  '9'.repeat(400),
  'x'.repeat(10_000),
  '💥'.repeat(60),
  "'; drop table guests; --",
  '%_\\',
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '../../etc/passwd',
  '=1+1',
  'a\r\nBcc: b@example.com',
  '__proto__',
  'constructor',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '-0001-01-01',
  '24:60',
  'NaN',
  '1e999',
  -1,
  0,
  -0,
  0.1,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1.7e308,
  true,
  false,
  null,
  [],
  {},
  [[[[]]]],
  [null],
  { toString: 1 },
  { length: 1e9 },
]

const signs = [...'<>{}[]()"\'\\/&?#%;:,.|~^°§0Aa\n\r\t\u0000\u0301\u200d\ud800é漢ﷺ𝒜💥'] as [string, ...string[]]

/** A text with some characters changed, removed, doubled or moved. */
export function mutateText(text: string, dice: Dice): string {
  let letters = [...text]
  for (let times = dice.below(6); times > 0; times -= 1) {
    const [at, to] = [dice.below(letters.length + 1), dice.below(letters.length + 1)]
    const [from, until] = at < to ? [at, to] : [to, at]
    const part = letters.slice(from, until)
    letters = dice.pick([
      [...letters.slice(0, at), dice.pick(signs), ...letters.slice(at)],
      [...letters.slice(0, from), ...letters.slice(from + 1)],
      letters.slice(0, at),
      [...letters, ...part],
      [...letters.slice(until), ...part, ...letters.slice(0, from)],
      [dice.pick(signs), ...letters.slice(1)],
    ])
  }
  return letters.join('').slice(0, 20_000)
}

/** Random characters, up to the length of a page. */
export function generateNoise(dice: Dice): string {
  const length = dice.below(dice.pick([4, 40, 400]))
  return Array.from({ length }, () =>
    dice.in(0.5) ? dice.pick(signs) : String.fromCodePoint(dice.below(dice.pick([0x80, 0xd800, 0x110000]))),
  ).join('')
}

/** The same value with one part replaced by something odd, removed, or with an extra part added. */
export function mutateValue(value: unknown, dice: Dice): unknown {
  if (typeof value === 'string' && dice.in(0.3)) return mutateText(value, dice)
  if (typeof value !== 'object' || value === null || dice.in(0.1)) return dice.pick(oddValues)
  if (Array.isArray(value)) {
    const at = dice.below(value.length + 1)
    if (at === value.length) return [...value, ...value, dice.pick(oddValues)]
    return dice.in(0.2) ? value.toSpliced(at, 1) : value.with(at, mutateValue(value[at], dice))
  }
  const parts = value as Readonly<Record<string, unknown>>
  const name = dice.pick(Object.keys(parts))
  if (name === undefined || dice.in(0.1))
    return { ...parts, [dice.pick(['id', 'hotelId', 'toJSON', 'a b'])]: dice.pick(oddValues) }
  if (dice.in(0.15)) return Object.fromEntries(Object.entries(parts).filter(([one]) => one !== name))
  return { ...parts, [name]: mutateValue(parts[name], dice) }
}
