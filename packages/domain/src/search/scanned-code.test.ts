import { expect, it } from 'vitest'
import { parseScannedCode } from './scanned-code.ts'

it.each([
  ['SEARCH-07 voucher, then surname', 'FOY1001,García López', { voucher: 'FOY1001', surname: 'García López' }],
  ['SEARCH-07 blanks around the parts', ' FOY1012 , O’Brien \r\n', { voucher: 'FOY1012', surname: 'O’Brien' }],
  ['our own sealed code', 'FOYER1.aB3-_x', { qr: 'FOYER1.aB3-_x' }],
  ['SEARCH-08.a one part', 'FOY1001', undefined],
  ['SEARCH-08.b three parts', 'FOY1001,García,López', undefined],
  ['SEARCH-08.b a comma at the end', 'FOY1001,García,', undefined],
  ['no voucher', ',García', undefined],
  ['no surname', 'FOY1001, ', undefined],
  ['another separator', 'FOY1001;García', undefined],
  ['a URL', 'https://example.com/FOY1001', undefined],
  ['nothing', '', undefined],
  ['a sealed code with a foreign character', 'FOYER1.aB3/x', undefined],
  ['an empty seal', 'FOYER1.', undefined],
  ['a voucher that is too long', `${'F'.repeat(65)},García`, undefined],
  ['a surname that is too long', `FOY1001,${'G'.repeat(101)}`, undefined],
  ['a page full of text', 'x,'.repeat(5_000), undefined],
])('%s', (_rule, text, code) => {
  expect(parseScannedCode(text)).toEqual(code)
})
