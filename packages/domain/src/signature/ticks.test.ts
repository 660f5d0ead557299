import { expect, it } from 'vitest'
import { parseField } from '../fields/field.ts'
import { findMissingTicks, getRequestedTicks, type Ticks } from './ticks.ts'

const checks = [
  { name: 'privacy', type: 'checkbox', mandatory: true },
  { name: 'news', type: 'checkbox' },
  { name: 'pets', type: 'yesno', mandatory: true },
  { name: 'hidden', type: 'checkbox', mandatory: true, visible: false },
] as const
const asked = { checks: checks.map(parseField), hasTerms: true }

it.each<[string, Ticks, readonly string[], boolean]>([
  ['no ticks', { checks: {}, terms: false }, ['privacy', 'pets'], true],
  ['all mandatory ticks', { checks: { privacy: true, pets: true }, terms: true }, [], false],
  ['no to a question, which is an answer', { checks: { privacy: true, pets: false }, terms: true }, [], false],
  ['an unticked mandatory box', { checks: { privacy: false, pets: true }, terms: true }, ['privacy'], false],
  ['an optional box', { checks: { news: true }, terms: true }, ['privacy', 'pets'], false],
])('SIGN-20 SIGN-21 reports missing ticks above a signature: %s', (_, ticks, missing, missesTerms) => {
  const { checks: found, terms } = findMissingTicks(asked, ticks)
  expect([[...found], terms]).toEqual([missing, missesTerms])
})

it.each([
  ['2012-01-01', ['privacy', 'pets', 'hidden'], false],
  ['1990-01-01', ['privacy', 'news', 'pets', 'hidden'], true],
] as const)('G3 a minor accepts no terms and gets no offers: born %s', (birthDate, names, hasTerms) => {
  const { checks: left, hasTerms: terms } = getRequestedTicks({ birthDate }, asked, '2027-05-10')
  expect([left.map(({ name }) => name), terms]).toEqual([names, hasTerms])
})

it('a hotel without terms asks for none', () => {
  expect(findMissingTicks({ checks: [], hasTerms: false }, { checks: {}, terms: false }).terms).toBe(false)
})
