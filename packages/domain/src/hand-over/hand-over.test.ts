import { expect, it } from 'vitest'
import { type Place, place } from '../journey/place.ts'
import { buildReservation, buildSite } from '../testing/builders.ts'
import { getHandOverStep, getStepPlace, HAND_OVER_PREFIX, parseHandOverToken } from './hand-over.ts'

const token = 'a'.repeat(32)
const code = 'FOY1001'

it.each([
  [`${HAND_OVER_PREFIX}${token}`, token],
  [` ${HAND_OVER_PREFIX}${token}\n`, token],
  [`${HAND_OVER_PREFIX}short`, undefined],
  [token, undefined],
  ['FOY1001,García', undefined],
])('reads the scanned text %j as the token %s', (text, read) => {
  expect(parseHandOverToken(text)).toBe(read)
})

it.each<[Place, ReturnType<typeof getHandOverStep>]>([
  [place('guest-list', { code }), { reference: code, screen: 'guest-list' }],
  [
    place('guest-detail', { code, guestIndex: '2', mrz: 'P<' }),
    { reference: code, screen: 'guest-detail', guestIndex: '2' },
  ],
  [place('check-in-summary', { code, keyDone: 'true' }), { reference: code, screen: 'check-in-summary' }],
  [place('check-in'), undefined],
  [place('room-key', { code }), undefined],
  [place('finish', { code }), undefined],
])('G10 a check-in in progress can continue elsewhere: %j', (at, step) => {
  expect(getHandOverStep(at)).toEqual(step)
})

it("G10 continues at the same step, with this device's reference for the reservation", () => {
  const found = [buildReservation({ reference: 'by-id' })]
  const at = (step: Parameters<typeof getStepPlace>[1]) => getStepPlace(buildSite(), step, found)
  expect(at({ screen: 'guest-detail', guestIndex: '2' })).toEqual(
    place('guest-detail', { code: 'by-id', guestIndex: '2' }),
  )
  expect(at({ screen: 'signpad' })).toEqual(place('signpad', { code: 'by-id' }))
  expect(at({ screen: 'check-in-summary' })).toEqual(place('check-in-summary', { code: 'by-id' }))
})

it('G10 an unknown step, or one that this device lacks, leads to the same place as a search', () => {
  const found = [buildReservation()]
  expect(getStepPlace(buildSite(), { screen: 'rac-upsell' }, found)).toEqual(place('your-booking'))
  expect(getStepPlace(buildSite(), { screen: 'finish' }, found)).toEqual(place('your-booking'))
})
