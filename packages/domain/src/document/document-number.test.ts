import * as fc from 'fast-check'
import { stdnum } from 'stdnum'
import { expect, it } from 'vitest'
import {
  cleanDocumentNumber,
  findExpectedSupportNumber,
  isCif,
  isDni,
  isNie,
  isPassportNumber,
  isValidDocumentNumber,
} from './document-number.ts'

const spanish = { nationality: 'ESP' } as const

it.each<[string, Parameters<typeof isValidDocumentNumber>[0], boolean]>([
  ['VALID-01 an empty number', { ...spanish, documentType: 'DNI' }, true],
  ['VALID-01 a blank number', { ...spanish, documentType: 'DNI', documentNumber: '  ' }, true],
  ['a Spaniard with a DNI', { ...spanish, documentType: 'DNI', documentNumber: '12345678Z' }, true],
  ['VALID-02.a the wrong letter as DNI', { ...spanish, documentType: 'DNI', documentNumber: '12345678A' }, false],
  ['VALID-02.a the same as ID', { ...spanish, documentType: 'ID', documentNumber: '12345678A' }, false],
  ['VALID-02.a the same as I', { ...spanish, documentType: 'I', documentNumber: '12345678A' }, false],
  ['VALID-02.b the same without a type', { ...spanish, documentNumber: '12345678A' }, false],
  ['VALID-03.b a Spaniard with a passport', { ...spanish, documentType: 'P', documentNumber: 'PAA123456' }, true],
  ['VALID-03.b a Spaniard, type D', { ...spanish, documentType: 'D', documentNumber: '12345678A' }, true],
  [
    'VALID-03.a an Italian with an identity card',
    { nationality: 'ITA', documentType: 'I', documentNumber: 'CA00000AA' },
    true,
  ],
  ['VALID-03.a nationality unknown', { documentNumber: '12345678A' }, true],
  ['VALID-52.a a DNI', { ...spanish, documentNumber: '00000000T' }, true],
  ['VALID-52.b an NIE', { ...spanish, documentNumber: 'X1234567L' }, true],
  ['VALID-52.c a CIF', { ...spanish, documentNumber: 'A58818501' }, true],
  ['VALID-52.d a passport number is not valid', { ...spanish, documentType: 'I', documentNumber: 'PAA123456' }, false],
  ['typed with dots and a hyphen', { ...spanish, documentNumber: ' 12.345.678-z ' }, true],
])('%s', (_, document, valid) => {
  expect(isValidDocumentNumber(document)).toBe(valid)
})

it.each([
  ['VALID-05.b six characters', 'AB1234', true],
  ['VALID-05.b fourteen characters', 'AB123456789012', true],
  ['VALID-05.b five are too few', 'AB123', false],
  ['VALID-05.b fifteen are too many', 'AB1234567890123', false],
  ['VALID-05.c zeros only', '00000000', false],
  ['VALID-05.a other characters than letters and digits', 'AB/12345', false],
  ['VALID-05.a letters of another alphabet', 'АВ123456', false],
])('%s', (_, number, valid) => {
  expect(isPassportNumber(number)).toBe(valid)
})

it.each([
  ['VALID-06.a a DNI with its letter', isDni, '12345678Z', true],
  ['VALID-06.b a DNI with the wrong letter', isDni, '12345678A', false],
  ['VALID-06.c a DNI of seven digits', isDni, '1234567L', false],
  ['VALID-06.c a DNI of nine digits', isDni, '123456789B', false],
  ['VALID-07.a VALID-07.b an NIE with X and seven digits', isNie, 'X1234567L', true],
  ['VALID-07.a an NIE with Y', isNie, 'Y1234567X', true],
  ['VALID-07.a an NIE with Z', isNie, 'Z1234567R', true],
  ['VALID-07.b an NIE of eight digits', isNie, 'X12345678Z', true],
  ['VALID-07.c an NIE with the wrong letter', isNie, 'X1234567A', false],
  ['VALID-07.a an NIE with W', isNie, 'W1234567L', false],
  ['an NIE that ends in a digit', isNie, 'X12345671', false],
  ['VALID-08.a a CIF with a digit', isCif, 'A58818501', true],
  ['VALID-08.a a CIF with a letter', isCif, 'P5881850A', true],
  ['VALID-08.b a CIF with the wrong control character', isCif, 'A58818502', false],
  ['a CIF without its letter', isCif, '58818501A', false],
])('%s', (_, judge, number, valid) => {
  expect(judge(number)).toBe(valid)
})

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const control = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const written = (first: string) =>
  fc.tuple(fc.constantFrom(...first), digits(7), control).map((parts) => parts.join(''))

it.each([
  ['DNI', isDni, 'dni', written('0123456789')],
  ['NIE', isNie, 'nie', written('WXYZ')],
  ['CIF', isCif, 'cif', written('ABCDEFGHIJKLMNOPQRSTUVWXYZ')],
] as const)('an independent implementation agrees on every %s', (_, judge, kind, numbers) => {
  const country = 'ES'
  let valid = 0
  fc.assert(
    fc.property(numbers, (number) => {
      valid += judge(number) ? 1 : 0
      expect(judge(number)).toBe(stdnum[country]?.[kind]?.validate(number).isValid)
    }),
    { numRuns: 10_000, seed: 23 },
  )
  expect(valid).toBeGreaterThan(50)
})

it('detects any single changed digit', () => {
  fc.assert(
    fc.property(digits(8), fc.nat(7), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const letter = [...'TRWAGMYFPDXBNJZSQVHLCKE'].find((one) => isDni(number + one)) ?? ''
      const wrong = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1)
      expect(isDni(number + letter)).toBe(true)
      expect(isDni(wrong + letter)).toBe(false)
    }),
  )
})

it('cleaning is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(cleanDocumentNumber(cleanDocumentNumber(typed))).toBe(cleanDocumentNumber(typed))
    }),
  )
})

it.each<[string, Parameters<typeof findExpectedSupportNumber>[0], string | undefined]>([
  [
    'VALID-11 a DNI has three letters and six digits',
    { ...spanish, documentType: 'DNI', supportNumber: 'BAA000589' },
    undefined,
  ],
  ['P31 VALID-11 a DNI has nothing else', { ...spanish, documentType: 'DNI', supportNumber: 'BAA00058' }, 'AAA000000'],
  ['VALID-11 typed in lower case', { ...spanish, documentType: 'DNI', supportNumber: 'baa000589' }, undefined],
  [
    "VALID-09.a VALID-53.a type I has the DNI's format",
    { ...spanish, documentType: 'I', supportNumber: 'E12345678' },
    'AAA000000',
  ],
  [
    "VALID-09.a VALID-53.a type ID has the DNI's format",
    { ...spanish, documentType: 'ID', supportNumber: '123' },
    'AAA000000',
  ],
  ['VALID-09.a VALID-53.a type D is a DNI', { ...spanish, documentType: 'D', supportNumber: '123' }, 'AAA000000'],
  [
    'VALID-12 an NIE has E and eight digits',
    { nationality: 'MAR', documentType: 'N', supportNumber: 'E12345678' },
    undefined,
  ],
  [
    'P31 VALID-12 an NIE has nothing else',
    { nationality: 'MAR', documentType: 'N', supportNumber: 'E1234567' },
    'E00000000',
  ],
  [
    "VALID-09.b VALID-53.b type N has the NIE's format",
    { nationality: 'MAR', documentType: 'N', supportNumber: 'BAA000589' },
    'E00000000',
  ],
  ['VALID-09.b type N without a support number', { nationality: 'MAR', documentType: 'N' }, undefined],
  ['VALID-09.c any format for a passport', { ...spanish, documentType: 'P', supportNumber: '123' }, undefined],
  [
    "VALID-09.c any format for another country's card",
    { nationality: 'ITA', documentType: 'I', supportNumber: '123' },
    undefined,
  ],
  ['a missing number', { ...spanish, documentType: 'DNI' }, undefined],
])('%s', (_, document, expected) => {
  expect(findExpectedSupportNumber(document)).toBe(expected)
})
