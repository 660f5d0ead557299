import { expect, it } from 'vitest'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import type { Guest } from '../guest/guest.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { type ConsentSubject, getConsentsDue, getGivenConsents } from './consent.ts'

type FlagsInput = NonNullable<HotelConfigInput['flags']>

const face = { face_recognition: true, checkin_scanner: 'access-is' } as const
const lines = { checkin_scanner: 'access-is' } as const
const both = { document: true, face: true }
const none = { document: false, face: false }

it.each<[string, Partial<Guest>, FlagsInput, string, typeof both, ConsentSubject[]]>([
  ['a kiosk that compares faces', {}, face, 'kiosk', both, ['scan', 'face']],
  ['a kiosk that reads only lines', {}, lines, 'kiosk', both, []],
  ['a phone that takes a picture', {}, lines, 'own', both, ['scan']],
  ['a kiosk that takes a picture', {}, {}, 'kiosk', both, ['scan']],
  ['takes no picture without a reader', {}, {}, 'own', none, []],
  ['faces without a face reader', {}, face, 'kiosk', none, []],
  ['already given', { scanConsent: true, faceConsent: true }, face, 'kiosk', both, []],
  ['already declined', { scanConsent: false, faceConsent: false }, {}, 'kiosk', both, []],
  ['one of two answered', { scanConsent: true }, face, 'kiosk', both, ['face']],
  ['already matched', { faceMatched: true }, face, 'kiosk', both, []],
])('asks for consent: %s', (_, guest, flags, appKey, readers, expected) => {
  expect(getConsentsDue(buildGuest(guest), buildSite({ flags }, appKey), readers)).toEqual(expected)
})

it('a given consent can be withdrawn, a declined one cannot', () => {
  expect(getGivenConsents(buildGuest({ scanConsent: true, faceConsent: false }))).toEqual(['scan'])
  expect(getGivenConsents(buildGuest())).toEqual([])
})
