import { expect, it } from 'vitest'
import { createFrameReader, formatFrame, formatRequest, parseAnswer } from './crt-571.protocol.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const bytes = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

it('writes commands as in the manual', () => {
  // F2, address 0, three letters: C, 1, 0; ETX, and the exclusive-or of everything.
  expect(hex(formatRequest('status'))).toBe('f2000003433130' + '03' + 'b0')
  expect(hex(formatRequest('toGate'))).toBe('f2000003433239' + '03' + 'ba')
})

it('reads answers from arbitrary chunks, and skips the bare ACK before them', () => {
  const read = createFrameReader()
  // A card at the coder, enough in the stack, the bin not full; the length determines the end, not
  // ETX.
  const whole = bytes('06 f2 00 00 06 50 31 30 32 32 30 03')
  expect(read(whole)).toEqual([])
  const sum = whole.subarray(1).reduce((all, byte) => all ^ byte, 0)
  const [text] = read(Uint8Array.of(sum))
  expect(parseAnswer(text)).toEqual({
    type: 'done',
    request: '10',
    state: { card: 'coder', stack: 'enough', binIsFull: false },
  })
})

it.each([
  ['P10000', { type: 'done', request: '10', state: { card: 'none', stack: 'empty', binIsFull: false } }],
  ['P29111', { type: 'done', request: '29', state: { card: 'gate', stack: 'few', binIsFull: true } }],
  ['N22A0', { type: 'failed', request: '22', error: 'A0' }],
  ['P10930', { type: 'broken' }],
  ['X', { type: 'broken' }],
  ['', { type: 'broken' }],
])('%s', (text, meaning) => {
  expect(parseAnswer(createFrameReader()(formatFrame(text))[0])).toEqual(meaning)
})

it('a frame with a wrong checksum or an absurd length is broken, and the next one is read', () => {
  const read = createFrameReader()
  const wrong = Uint8Array.from(formatFrame('P10020'))
  wrong[5] = 0x32
  expect(read(Buffer.concat([wrong, bytes('f2 00 ff ff'), formatFrame('P10020')]))).toEqual([
    undefined,
    undefined,
    'P10020',
  ])
})
