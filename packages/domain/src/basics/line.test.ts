import { expect, it } from 'vitest'
import { guestSchema } from '../guest/guest.ts'
import { singleLineSchema } from './line.ts'

it.each([
  ['a character that reverses the direction of text', 'Ann\u202Ename\u202C', 'Annname'],
  ['an isolate', '\u2066Ann\u2069', 'Ann'],
  ['a line break', 'Ann\r\nBcc: x@example.com', 'Ann Bcc: x@example.com'],
  ['a paragraph break', 'Ann\u2029Lee', 'Ann Lee'],
  ['control characters for printers', 'Ann\u001b@\u0000Lee', 'Ann @ Lee'],
  ['right-to-left letters', 'כהן-לוי', 'כהן-לוי'],
  ['a joiner', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['stacked marks', `a${'\u0301'.repeat(90)}`, `a${'\u0301'.repeat(90)}`],
])('T14 a name is a single line without control characters: %s', (_, typed, kept) => {
  expect(singleLineSchema(100).parse(typed)).toBe(kept)
})

it('T14 every name and address field of a guest is such a line', () => {
  const odd = 'a\u202E\nb'
  const fields = [
    'firstName',
    'lastName',
    'secondLastName',
    'street',
    'city',
    'documentNumber',
    'email',
    'phone',
  ] as const
  for (const field of fields) expect([field, guestSchema.shape[field].parse(odd)]).toEqual([field, 'a b'])
})
