import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ageOn,
  isAdult,
  isExpired,
  isFreeOfExpiry,
  isIssueDateAsked,
  isRealDay,
  yearsBefore,
} from './document-dates.ts'

const today = '2025-06-01'

it.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-04-31', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-6-1', false],
  ['1925-12-31', true],
  ['2999-01-01', true],
  ['2025-06-01T00:00', false],
  ['', false],
])('%j is a day: %s', (text, real) => {
  expect(isRealDay(text)).toBe(real)
})

it.each([
  ['on the birthday', '2007-06-01', 18],
  ['the day before', '2007-06-02', 17],
  ['born today', '2025-06-01', 0],
  ['29 February', '2004-02-29', 21],
])('age %s', (_, birthDate, age) => {
  expect(ageOn(today, birthDate)).toBe(age)
})

it('29 February comes of age on 1 March', () => {
  expect([ageOn('2026-02-28', '2008-02-29'), ageOn('2026-03-01', '2008-02-29')]).toEqual([17, 18])
})

it('age never falls as days go by', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, day, (birth, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]
      expect(ageOn(later, birth)).toBeGreaterThanOrEqual(ageOn(earlier, birth))
    }),
  )
})

it.each([
  ['GUESTS-12.a eighteen today', { birthDate: '2007-06-01' }, true],
  ['GUESTS-12.b eighteen tomorrow', { birthDate: '2007-06-02' }, false],
  ['the date of birth is believed first', { birthDate: '2007-06-02', adult: true }, false],
  ["the hotel's word without one", { adult: false }, false],
  ['nobody knows', {}, undefined],
])('%s', (_, guest, expected) => {
  expect(isAdult(guest, today)).toBe(expected)
})

it.each([
  ['VALID-35.a VALID-35.b seventy today', '1955-06-01', true],
  ['VALID-35.c seventy tomorrow', '1955-06-02', false],
  ['age unknown', undefined, false],
])('%s', (_, birthDate, free) => {
  expect(isFreeOfExpiry({ birthDate }, today)).toBe(free)
})

it.each([
  ['on its last day', '2025-06-01', false],
  ['the day after', '2025-05-31', true],
  ['for life', '2999-01-01', false],
  ['unknown', undefined, false],
])('a document is expired %s', (_, expiryDate, expired) => {
  expect(isExpired({ expiryDate }, today)).toBe(expired)
})

it.each([
  ['VALID-36.a over seventy, issued last year', { birthDate: '1954-06-01', issueDate: '2024-12-31' }, true],
  ['VALID-36.c over seventy, issued this year', { birthDate: '1954-06-01', issueDate: '2025-01-01' }, false],
  ['VALID-36.b exactly seventy', { birthDate: '1955-06-01', issueDate: '2015-01-01' }, false],
  ['no issue date to doubt', { birthDate: '1954-06-01' }, false],
  ["the hotel's system asks for it", { askForIssueDate: true }, true],
])('%s', (_, changes, asked) => {
  expect(isIssueDateAsked({ askForIssueDate: false, ...changes }, today)).toBe(asked)
})

it('a hundred years before', () => {
  expect(yearsBefore(today, 100)).toBe('1925-06-01')
})
