import { expect, it } from 'vitest'
import { createShapeScan } from './json-shape.ts'

/** Reads the body in parts of this many bytes, as a connection may deliver it. */
function findReason(json: string, maxValues = 100, bytes = 64 * 1024) {
  const scan = createShapeScan({ maxValues, maxTextBytes: 5_000 })
  const body = Buffer.from(json)
  for (let at = 0; at < body.length; at += bytes) {
    const reason = scan(body.subarray(at, at + bytes))
    if (reason) return reason
  }
  return undefined
}

it.each([
  ['a family', '{"guests":[{"a":1,"b":"x"},{"a":2}]}', undefined],
  ['brackets inside a text', JSON.stringify({ a: '[{,:'.repeat(500) }), undefined],
  ['quotes inside a text', JSON.stringify({ a: '\\"[,'.repeat(500) }), undefined],
  ['thirty-two levels', `${'['.repeat(32)}${']'.repeat(32)}`, undefined],
  ['thirty-three levels', `${'['.repeat(33)}${']'.repeat(33)}`, 'deep'],
  ['many lists side by side', `[${'[],'.repeat(100)}[]]`, 'many'],
  ['many names', `{${Array.from({ length: 60 }, (_, at) => `"${at}":1`).join(',')}}`, 'many'],
  ['many values', `[${'1,'.repeat(100)}1]`, 'many'],
  ['an unterminated text', '{"a":"', undefined],
  ['a long text', JSON.stringify(['x'.repeat(4_999)]), undefined],
  ['a text that is too long', JSON.stringify(['x'.repeat(5_000)]), 'long'],
  ['a text of escapes that is too long', JSON.stringify(['\\'.repeat(2_500)]), 'long'],
  ['many texts, none of them too long', JSON.stringify(['x'.repeat(4_000), 'y'.repeat(4_000)]), undefined],
  ['a number without end', `[${'1'.repeat(6_401)}]`, 'many'],
  ['blanks without end', `[${' '.repeat(6_401)}]`, 'many'],
])('R2 %s', (_, json, expected) => {
  for (const bytes of [1, 7, 64 * 1024]) expect(findReason(json, 100, bytes)).toBe(expected)
})

it.each([0, 1, 2, 3, 254, 255, 256, 257, 600])(
  'R2 finds the end of a text after %i characters and escapes',
  (length) => {
    for (const escapes of ['', '\\', '\\\\', '"', '\\"', '"\\']) {
      const json = JSON.stringify([`${'x'.repeat(length)}${escapes}`, [[]]])
      // Two lists and a comma inside one list; nothing of the text counts.
      for (const bytes of [1, 255, 256, 64 * 1024])
        expect([findReason(json, 4, bytes), findReason(json, 3, bytes)]).toEqual([undefined, 'many'])
    }
  },
)

it('R2 counts what JSON.parse finds, whatever its texts contain', () => {
  const texts = ['"', '\\', '\\"', '[', '\\\\"[', 'é{', '\u2028,', '"]}']
  const value = { list: texts, object: Object.fromEntries(texts.map((text, at) => [text + at, text])) }
  // Two nests and their names, a comma and a colon each; one nest around them.
  const counted = 3 + 2 + 1 + (texts.length - 1) + (2 * texts.length - 1)
  const json = JSON.stringify(value)
  expect([findReason(json, counted), findReason(json, counted - 1)]).toEqual([undefined, 'many'])
})
