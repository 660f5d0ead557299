import { expect, it } from 'vitest'
import { oversizeReason } from './json-shape.ts'

const findReason = (json: string, most = 100) => oversizeReason(Buffer.from(json), most)

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
])('R2 %s', (_, json, expected) => expect(findReason(json)).toBe(expected))

it('R2 counts what JSON.parse finds, whatever its texts contain', () => {
  const texts = ['"', '\\', '\\"', '[', '\\\\"[', 'é{', '\u2028,', '"]}']
  const value = { list: texts, object: Object.fromEntries(texts.map((text, at) => [text + at, text])) }
  // Two nests and their names, a comma and a colon each; one nest around them.
  const counted = 3 + 2 + 1 + (texts.length - 1) + (2 * texts.length - 1)
  const json = JSON.stringify(value)
  expect([findReason(json, counted), findReason(json, counted - 1)]).toEqual([undefined, 'many'])
})
