import { expect, it } from 'vitest'
import { isExpired, isExpiryExempt, isIssueDateRequired } from './document-dates.ts'

const today = '2025-06-01'

it.each([
  ['VALID-35.a VALID-35.b seventy today', '1955-06-01', true],
  ['VALID-35.c seventy tomorrow', '1955-06-02', false],
  ['age unknown', undefined, false],
])('%s', (_, birthDate, free) => {
  expect(isExpiryExempt({ birthDate }, today)).toBe(free)
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
  ['no issue date', { birthDate: '1954-06-01' }, false],
  ["the hotel's system asks for it", { askForIssueDate: true }, true],
])('%s', (_, changes, asked) => {
  expect(isIssueDateRequired({ askForIssueDate: false, ...changes }, today)).toBe(asked)
})
