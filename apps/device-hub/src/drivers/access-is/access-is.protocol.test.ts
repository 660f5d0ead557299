import { expect, it } from 'vitest'
import { createFrameReader, formatFrame, formatRequest, parseAnswer, parseRequest } from './access-is.protocol.ts'

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const document = formatFrame('RP<UTOERIKSSON\rL898902C3\r')

it('a request is a frame with its checksum', () => {
  expect(latin1(formatRequest('version'))).toBe(`\x02V\x03${String.fromCharCode(0x56 ^ 0x03)}`)
  expect(createFrameReader()(formatRequest('enable')).map(parseRequest)).toEqual(['enable'])
})

it.each([
  ['whole', [document]],
  ['byte by byte', [...document].map((byte) => Uint8Array.of(byte))],
  ['after noise', [Buffer.from('\x00\xff??', 'latin1'), document]],
  ['followed by a second one', [Buffer.concat([document, formatFrame('A')])]],
])('reads a document that arrives %s', (_, pieces) => {
  const read = createFrameReader()
  expect(pieces.flatMap((piece) => read(piece)).map(parseAnswer)[0]).toEqual({
    type: 'document',
    text: 'P<UTOERIKSSON\rL898902C3\r',
  })
})

it('detects every changed byte within a frame', () => {
  for (let at = 1; at < document.length - 1; at += 1) {
    const bent = Uint8Array.from(document)
    bent[at] = (bent[at] ?? 0) ^ 0x01
    const answers = createFrameReader()(bent).map(parseAnswer)
    expect(answers.filter(({ type }) => type === 'document')).toEqual([])
  }
})

it.each([
  ['VReader 2', { type: 'version', version: 'Reader 2' }],
  ['A', { type: 'done' }],
  ['Nlamp', { type: 'refused', reason: 'lamp' }],
  ['?', { type: 'broken' }],
  ['', { type: 'broken' }],
  [undefined, { type: 'broken' }],
])('the frame %j means %j', (text, answer) => {
  expect(parseAnswer(text)).toEqual(answer)
})

it('gives up a frame without an end, and reads the next one', () => {
  const read = createFrameReader()
  expect(read(Buffer.alloc(100_000, 0x02)).every((text) => text === undefined)).toBe(true)
  read(Buffer.alloc(2_000, 0x41))
  expect(read(formatFrame('A'))).toEqual(['A'])
})
