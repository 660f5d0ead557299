import { expect, it } from 'vitest'
import { findMissing } from '../completion/guest-completion.ts'
import type { Guest } from '../guest/guest.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { reportingScreens } from './reporting-screens.ts'

const site = buildSite({ flags: { national_police_integration: true }, screens: reportingScreens })
const owed = (changes: Partial<Guest>) => {
  const guest = buildGuest({ city: undefined, ...changes })
  const missing = findMissing(guest, { guests: [guest], site, today: '2030-05-10' })
  return missing.flatMap((one) => (one.what === 'field' ? one.issue.field : []))
}

it.each<[string, Partial<Guest>, readonly string[]]>([
  ['a resident of Spain', { country: 'ESP', postalCode: '08003' }, ['region', 'municipality', 'city']],
  ['a resident of another country', {}, ['city']],
  ['an accompanying guest', { main: false }, ['city']],
  ['a guest without a phone number', { city: 'Berlin', phone: undefined }, ['phone']],
])('S18 a hotel that reports travellers requires everything the report needs: %s', (_, changes, fields) => {
  expect(owed(changes)).toEqual(fields)
})
