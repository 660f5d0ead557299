import { expect, it } from 'vitest'
import { createRecentlyFound } from './recently-found.ts'

it('R33 forgets a visit after ten seconds', () => {
  let now = new Date('2027-05-10T12:00:00Z')
  const found = createRecentlyFound(() => now)
  expect(found.has('visit')).toBe(false)
  found.add('visit')
  now = new Date('2027-05-10T12:00:09.999Z')
  expect([found.has('visit'), found.has('another')]).toEqual([true, false])
  now = new Date('2027-05-10T12:00:10Z')
  expect(found.has('visit')).toBe(false)
})

it('R33 remembers a thousand visits, and of more the newest', () => {
  const found = createRecentlyFound(() => new Date('2027-05-10T12:00:00Z'))
  for (let at = 0; at < 1_000; at++) found.add(`visit ${at}`)
  found.add('visit 0')
  found.add('visit 1000')
  expect(['visit 0', 'visit 1', 'visit 2', 'visit 1000'].map(found.has)).toEqual([true, false, true, true])
})
