import { expect, it } from 'vitest'
import { checkField, checkForm } from './check-field.ts'
import { type FieldInput, parseField } from './field.ts'
import { joinPhone } from './phone.ts'

const issue = (field: FieldInput, value: unknown) => {
  const parsed = parseField(field)
  return checkField({ field: parsed, mandatory: parsed.mandatory }, value)?.issue
}

it.each<[string, FieldInput, unknown, string | undefined]>([
  ['MODEL-24.c a mandatory text left out', { name: 'city', mandatory: true }, undefined, 'required'],
  ['a mandatory text of blanks', { name: 'city', mandatory: true }, '  ', 'required'],
  ['MODEL-24.c an optional text left out', { name: 'city' }, '', undefined],
  ['a text that is too long', { name: 'city', max_chars: 3 }, 'Roma', 'tooLong'],
  ['a text of the maximum length', { name: 'city', max_chars: 4 }, 'Roma', undefined],
  [
    'VALID-25.a a yes/no without an answer',
    { name: 'emailConsent', type: 'yesno', mandatory: true },
    undefined,
    'required',
  ],
  ['VALID-25.b a yes/no answered yes', { name: 'emailConsent', type: 'yesno', mandatory: true }, true, undefined],
  ['VALID-25.b a yes/no answered no', { name: 'emailConsent', type: 'yesno', mandatory: true }, false, undefined],
  ['a yes/no that is optional', { name: 'emailConsent', type: 'yesno' }, undefined, undefined],
  ['a checkbox that must be ticked', { name: 'rules', type: 'checkbox', mandatory: true }, false, 'required'],
  ['a checkbox that is ticked', { name: 'rules', type: 'checkbox', mandatory: true }, true, undefined],
  ['an optional checkbox', { name: 'rules', type: 'checkbox' }, false, undefined],
  ['an email address', { name: 'email' }, 'ana@example.com', undefined],
  ['an email address without a domain', { name: 'email' }, 'ana@', 'invalidEmail'],
  ['an email address without a dot', { name: 'email' }, 'ana@example', 'invalidEmail'],
  ['an email address with a blank', { name: 'email' }, 'ana soler@example.com', 'invalidEmail'],
  ['two email addresses', { name: 'email' }, 'a@b.com,c@d.com', 'invalidEmail'],
  ['a date', { name: 'birthDate' }, '2024-02-29', undefined],
  ['an impossible date', { name: 'birthDate' }, '2025-02-29', 'impossibleDate'],
  ['a time', { name: 'arrivalTime', type: 'time' }, '23:30', undefined],
  ['an invalid time', { name: 'arrivalTime', type: 'time' }, '24:00', 'invalidTime'],
  ['a country', { name: 'country', type: 'country' }, 'ESP', undefined],
  ['a country by name', { name: 'country', type: 'country' }, 'Spain', 'invalidCountry'],
])('%s', (_, field, value, expected) => {
  expect(issue(field, value)).toBe(expected)
})

it.each([
  ['VALID-16.a empty', '', undefined],
  ['VALID-16.b digits', '600111222', undefined],
  ['VALID-16.b a plus', '+34600111222', undefined],
  ['VALID-16.c a blank after a two-digit prefix', '+34 600111222', undefined],
  ['VALID-16.c a prefix without a plus', '351 912345678', undefined],
  ['VALID-16.c VALID-16.d a blank after four digits', '3460 0111222', 'invalidPhone'],
  ['VALID-16.d two blanks', '+34 600 111222', 'invalidPhone'],
  ['a plus in the middle', '34+600111222', 'invalidPhone'],
  ['VALID-16.d VALID-17.a VALID-17.b letters', '+34 PHONE', 'invalidPhone'],
  ['only a plus', '+', 'invalidPhone'],
])('%s', (_, number, expected) => {
  expect(issue({ name: 'phone' }, number)).toBe(expected)
  expect(issue({ name: 'phone2' }, number)).toBe(expected)
})

it.each([
  ['+34', '600 11 12 22', '+34 600111222'],
  ['351', '912-345-678', '+351 912345678'],
  ['', '600111222', '600111222'],
  ['+49', '(0)30 123456', '+49 30123456'],
  ['+34', '', ''],
])('VALID-51 joins %j and %j into one value', (prefix, number, phone) => {
  expect(joinPhone(prefix, number)).toBe(phone)
  expect(issue({ name: 'phone' }, phone)).toBeUndefined()
})

it('a search form has issues until it is filled in', () => {
  const fields = [
    { name: 'voucher', mandatory: true },
    { name: 'surname', mandatory: true },
  ].map(parseField)
  expect(checkForm(fields, { surname: 'Soler' })).toEqual([{ field: 'voucher', issue: 'required' }])
  expect(checkForm(fields, { surname: 'Soler', voucher: 'FOY1001' })).toEqual([])
})
