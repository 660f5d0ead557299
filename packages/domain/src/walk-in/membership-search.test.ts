import { expect, it } from 'vitest'
import { findMembershipIssue, toMembershipKey, toPromotionalCodeKey } from './membership-search.ts'

it.each([
  ['WALKIN-22.a only an email address', { email: 'ana@example.com', membershipId: '' }, undefined],
  ['WALKIN-22.b only a number', { email: '', membershipId: 'FC 1' }, undefined],
  ['both', { email: 'ana@example.com', membershipId: 'FC 1' }, undefined],
  ['WALKIN-22.c neither', { email: ' ', membershipId: '' }, 'missingFilter'],
  ['WALKIN-22.d an invalid email address', { email: 'ana@', membershipId: 'FC 1' }, 'email'],
] as const)('%s', (_, words, issue) => {
  expect(findMembershipIssue(words)).toBe(issue)
})

it('ignores spaces, dashes and case', () => {
  expect([toMembershipKey('fc-20 417'), toPromotionalCodeKey(' lobby10 ')]).toEqual(['FC20417', 'LOBBY10'])
})
