import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRealDay } from '../basics/days.ts'
import { buildGuest } from '../testing/builders.ts'
import { deriveIssueDate, withIssueDate } from './issue-date.ts'

const today = '2025-06-01'
type Dated = Parameters<typeof deriveIssueDate>[0]
const card = { documentType: 'DNI', expiryDate: '2030-03-01' } as const

it.each<[string, Dated, string | undefined]>([
  ['derives nothing without an expiry date', { documentType: 'DNI', birthDate: '1980-01-01' }, undefined],
  ['MRZ-09 an identity card: ten years', { ...card, birthDate: '1980-01-01' }, '2020-03-01'],
  ['MRZ-09 a card with an unknown birth date: ten years', card, '2020-03-01'],
  ['MRZ-09 thirty on the day of issue: ten years', { ...card, birthDate: '1990-03-01' }, '2020-03-01'],
  ['MRZ-10.b twenty-nine on the day of issue: five years', { ...card, birthDate: '1995-03-02' }, '2025-03-01'],
  ['MRZ-10.b five on the day of issue: five years', { ...card, birthDate: '2020-03-01' }, '2025-03-01'],
  [
    'MRZ-10.a four on the day of issue: two years',
    { documentType: 'I', expiryDate: '2027-03-01', birthDate: '2020-03-02' },
    '2025-03-01',
  ],
  [
    "the rule does not apply to a child's passport",
    { documentType: 'P', expiryDate: '2030-03-01', birthDate: '2015-01-01' },
    '2020-03-01',
  ],
  [
    'MRZ-11 a card without expiry starts at the seventieth birthday',
    { documentType: 'DNI', expiryDate: '2999-01-01', birthDate: '1940-07-15' },
    '2010-07-15',
  ],
  [
    'P26 MRZ-11 so does a card that expires, of someone over seventy ten years before',
    { documentType: 'I', expiryDate: '2030-03-01', birthDate: '1949-02-28' },
    '2019-02-28',
  ],
  [
    'P26 MRZ-11 not at seventy: ten years',
    { documentType: 'I', expiryDate: '2030-03-01', birthDate: '1949-03-02' },
    '2020-03-01',
  ],
  [
    'P26 MRZ-11 not a passport: ten years',
    { documentType: 'P', expiryDate: '2030-03-01', birthDate: '1940-02-28' },
    '2020-03-01',
  ],
  [
    'MRZ-11 which is 1 March for someone born on 29 February',
    { documentType: 'DNI', expiryDate: '2999-01-01', birthDate: '1936-02-29' },
    '2006-03-01',
  ],
  ['MRZ-11 no expiry, unknown birth date', { documentType: 'DNI', expiryDate: '2999-01-01' }, undefined],
  ['MRZ-12 a passport: ten years', { documentType: 'P', expiryDate: '2030-03-01' }, '2020-03-01'],
  ["MRZ-12 a foreigner's card: ten years", { documentType: 'N', expiryDate: '2030-03-01' }, '2020-03-01'],
  ['no type known: ten years', { expiryDate: '2030-03-01' }, '2020-03-01'],
  ['MRZ-08.c never in the future', { documentType: 'P', expiryDate: '2037-01-01' }, today],
  [
    'MRZ-08.c never before birth',
    { documentType: 'P', expiryDate: '2030-03-01', birthDate: '2024-01-01' },
    '2024-01-01',
  ],
  ['29 February of another year', { documentType: 'P', expiryDate: '2028-02-29' }, '2018-02-28'],
])('%s', (_, dated, expected) => {
  expect(deriveIssueDate(dated, today)).toBe(expected)
})

it('MRZ-08.c a derived date is valid and between birth and today', () => {
  const day = (min: string, max: string) =>
    fc
      .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  const dated = fc.record({
    birthDate: day('1920-01-01', today),
    expiryDate: fc.oneof(day('2000-01-01', '2099-12-31'), fc.constant('2999-01-01')),
    documentType: fc.constantFrom('P', 'DNI', 'I', 'ID', 'D', 'N'),
  })
  fc.assert(
    fc.property(dated, (one) => {
      const derived = deriveIssueDate(one, today) ?? ''
      expect([derived, isRealDay(derived)]).toEqual([derived, true])
      expect(derived >= one.birthDate && derived <= today).toBe(true)
    }),
    { seed: 9303 },
  )
})

it('P7 MRZ-08.a MRZ-08.b derives a missing issue date from the birth and expiry dates', () => {
  const { issueDate: _, ...typed } = buildGuest({
    birthDate: '1985-06-01',
    expiryDate: '2032-01-31',
    documentType: 'P',
    manual: true,
  })
  expect(withIssueDate(typed, today)).toMatchObject({ issueDate: '2022-01-31', issueDateDerived: true, manual: true })
  expect(withIssueDate({ ...typed, issueDate: '2023-02-01' }, today)).toEqual({ ...typed, issueDate: '2023-02-01' })
  const { birthDate: _born, ...ageless } = typed
  expect(withIssueDate(ageless, today)).toEqual(ageless)
})
