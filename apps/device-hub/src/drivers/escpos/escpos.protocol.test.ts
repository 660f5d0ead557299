import { expect, it } from 'vitest'
import {
  encodeText,
  formatReceipt,
  isOffline,
  isOutOfPaper,
  isPrinted,
  isStatus,
  isStoppedForPaper,
} from './escpos.protocol.ts'

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

it('prints a text, feeds, cuts and asks for confirmation', () => {
  expect(latin1(formatReceipt('Room 302'))).toBe('\x1b@\x1bt\x13Room 302\n\x1bd\x04\x1dVB\x00\x1dr\x01')
})

it('encodes Western European letters and the euro in its code page, and no control codes', () => {
  expect([...encodeText('Müller 5 €')]).toEqual([77, 0x81, 108, 108, 101, 114, 32, 53, 32, 0xd5])
  expect(latin1(encodeText('a\x1bp\x00\x07\x10\x04漢\r\nb'))).toBe('a?p????' + '?\nb')
})

it("reads a printer's status", () => {
  expect([0x12, 0x1a, 0x72, 0x00, 0x0c].map(isStatus)).toEqual([true, true, true, false, false])
  expect([0x12, 0x1a].map(isOffline)).toEqual([false, true])
  expect([0x12, 0x1e, 0x72].map(isOutOfPaper)).toEqual([false, false, true])
  expect([0x12, 0x32].map(isStoppedForPaper)).toEqual([false, true])
  expect([0x00, 0x0c, 0x12].map(isPrinted)).toEqual([true, true, false])
})
