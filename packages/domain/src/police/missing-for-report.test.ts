import { expect, it } from 'vitest'
import type { Guest } from '../guest/guest.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { findMissingForReport } from './missing-for-report.ts'

const site = buildSite({ flags: { national_police_integration: true, ask_children_information: true } })
const missing = (changes: Partial<Guest>) => {
  const guest = buildGuest(changes)
  return findMissingForReport(guest, { guests: [guest], site, today: '2030-05-10' })
}

it.each<[string, Partial<Guest>, readonly string[]]>([
  ['has complete data', {}, []],
  ['has no street', { street: undefined }, ['street']],
  ['has neither email nor phone', { email: undefined, phone: undefined }, ['email', 'phone']],
  ['S18 has no town', { city: undefined, municipality: undefined }, ['city']],
  [
    'S18 lives in Spain and has no town',
    { country: 'ESP', city: undefined, municipality: undefined },
    ['municipality'],
  ],
  ['S18 has an email address but no phone', { phone: undefined }, ['phone']],
  ['has no document number', { documentNumber: '' }, ['documentNumber']],
  ['has not signed', { signatureState: 'missing' }, []],
  ['is a child without a relationship', { main: false, birthDate: '2020-01-01' }, ['relationship']],
])('a traveller who %s', (_, changes, fields) => {
  expect(missing(changes)).toEqual(fields)
})
