import { expect, it } from 'vitest'
import type { ReservationState } from '../reservation/reservation.ts'
import { buildHotelConfig } from '../testing/builders.ts'
import { decideErasure, getRetentionPeriods, type RetentionRules, toRetentionRules } from './periods.ts'
import { retentionSchema } from './retention-config.ts'

const retention = retentionSchema.parse({})
const police: RetentionRules = { retention, policeIntegration: true }
const none: RetentionRules = { retention, policeIntegration: false }

it('stores data for a month, or three years if the police require it', () => {
  expect(getRetentionPeriods({ state: 'departed' }, none)).toEqual({ guestDays: 30, signatureDays: 30 })
  expect(getRetentionPeriods({ state: 'departed' }, police)).toEqual({ guestDays: 1_096, signatureDays: 1_096 })
  expect(getRetentionPeriods({ state: 'cancelled' }, police)).toEqual({ guestDays: 30, signatureDays: 30 })
  const longer = { ...police, retention: { ...retention, guestDays: 4_000 } }
  expect(getRetentionPeriods({ state: 'departed' }, longer)).toEqual({ guestDays: 4_000, signatureDays: 1_096 })
})

it.each<[string, ReservationState, string, RetentionRules, object]>([
  ['in house', 'inHouse', '2030-05-12', none, { what: 'notNow' }],
  ['leaves today', 'inHouse', '2030-05-10', police, { what: 'notNow' }],
  ['never checked out, long gone', 'inHouse', '2030-05-01', none, { what: 'erase' }],
  ['departed, not reported', 'departed', '2030-05-09', none, { what: 'erase' }],
  ['departed, reported', 'departed', '2030-05-09', police, { what: 'block', until: '2033-05-09' }],
  [
    'departed, reported, last day of three years',
    'departed',
    '2027-05-10',
    police,
    { what: 'block', until: '2030-05-10' },
  ],
  ['departed, reported, after three years', 'departed', '2027-05-09', police, { what: 'erase' }],
  ['expected', 'expected', '2030-05-20', police, { what: 'erase' }],
  ['did not arrive', 'expected', '2030-05-01', police, { what: 'erase' }],
  ['cancelled', 'cancelled', '2030-05-20', police, { what: 'erase' }],
])('handles an erasure request: %s', (_, state, endDate, rules, erasing) => {
  expect(decideErasure({ state, endDate }, rules, '2030-05-10')).toEqual(erasing)
})

it('an app that reports travellers makes the hotel one that does', () => {
  const isOn = (document: Parameters<typeof buildHotelConfig>[0]) =>
    toRetentionRules(buildHotelConfig(document)).policeIntegration
  expect(isOn({})).toBe(false)
  expect(isOn({ flags: { national_police_integration: true } })).toBe(true)
  expect(isOn({ apps: { own: { channel: 'ownDevice', flags: { national_police_integration: true } } } })).toBe(true)
})

it.each([
  ['meldeschein', 365],
  ['ficheDePolice', 184],
  ['gaesteblatt', 2562],
  ['file', 1000],
] as const)('a register of the kind %s is destroyed after %i days, whatever the hotel says', (name, policeDays) => {
  const rules = toRetentionRules(buildHotelConfig({ authority: { name }, retention: { policeDays: 1000 } }))
  expect(rules.retention.policeDays).toBe(policeDays)
})

it.each([{ guestDays: 0 }, { policeDays: 1.5 }, { signatureDays: 40_000 }])('rejects %j', (document) => {
  expect(retentionSchema.safeParse(document).success).toBe(false)
})
