import { expect, it } from 'vitest'
import { withStates } from '../completion/guest-completion.ts'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import type { Guest } from '../guest/guest.ts'
import { aGuest, aSite } from '../testing/builders.ts'
import { isAuthorized, isFaceDue, isFaceForReception, isFaceOffered } from './face-due.ts'

type FlagsInput = NonNullable<HotelConfigInput['flags']>

const on = { face_recognition: true }
const insists = { ...on, face_recognition_required: true }
const onlyMain = { ...on, face_recognition_only_main: true }

it.each<[string, Partial<Guest>, FlagsInput, string, boolean]>([
  ['a kiosk waits for a match', {}, on, 'kiosk', true],
  ['matched', { faceMatched: true }, on, 'kiosk', false],
  ['only a kiosk checks faces', {}, on, 'own', false],
  ['switched off', {}, {}, 'kiosk', false],
  ['another guest, where only the main one is looked at', { main: false }, onlyMain, 'kiosk', false],
  ['GUESTS-10.e declined', { faceConsent: false }, on, 'kiosk', false],
  ['FACE-08.a GUESTS-10.e skipped', { faceSkip: 'skipped' }, on, 'kiosk', false],
  ['FACE-12.b GUESTS-10.g a camera that would not start switches it off', { faceSkip: 'noCamera' }, on, 'kiosk', false],
  ['GUESTS-10.f declined where the hotel insists', { faceConsent: false }, insists, 'kiosk', true],
  ['FACE-08.b GUESTS-10.f skipped where the hotel insists', { faceSkip: 'skipped' }, insists, 'kiosk', true],
  ['no camera where the hotel insists', { faceSkip: 'noCamera' }, insists, 'kiosk', true],
])('%s', (_, guest, flags, appKey, due) => {
  expect(isFaceDue(aGuest(guest), aSite({ flags }, appKey))).toBe(due)
})

it.each<[string, Partial<Guest>, FlagsInput, boolean, { offered: boolean; reception: boolean }]>([
  ['agreed, and somebody compares', { faceConsent: true }, on, true, { offered: true, reception: false }],
  ['not asked yet', {}, on, true, { offered: false, reception: false }],
  ['nobody compares', { faceConsent: true }, insists, false, { offered: false, reception: true }],
  ['declined where the hotel insists', { faceConsent: false }, insists, true, { offered: false, reception: true }],
  ['declined', { faceConsent: false }, on, true, { offered: false, reception: false }],
])('the step: %s', (_, guest, flags, face, expected) => {
  const site = aSite({ flags }, 'kiosk')
  const asked = [aGuest(guest), site, { face }] as const
  expect({ offered: isFaceOffered(...asked), reception: isFaceForReception(...asked) }).toEqual(expected)
})

it.each<[string, Partial<Guest>, FlagsInput, string, boolean]>([
  ['MODEL-08.c GUESTS-15.a not before a match, where faces are looked at', {}, on, 'kiosk', false],
  ['MODEL-08.c FACE-01 after a match', { faceMatched: true }, on, 'kiosk', true],
  [
    'GUESTS-16.a everybody but the main guest, where only that one is looked at',
    { main: false },
    onlyMain,
    'kiosk',
    true,
  ],
  ['GUESTS-16.b the main guest is not', {}, onlyMain, 'kiosk', false],
  ['MODEL-08.c GUESTS-15.b everybody where faces are not looked at', {}, {}, 'kiosk', true],
  ['whoever skipped has not been recognised', { faceSkip: 'skipped' }, on, 'kiosk', false],
])('authorized: %s', (_, guest, flags, appKey, authorized) => {
  const site = aSite({ flags }, appKey)
  expect(isAuthorized(aGuest(guest), site)).toBe(authorized)
  const [stated] = withStates({ guests: [aGuest({ ...guest, authorized: !authorized })], site, today: '2025-06-01' })
  expect(stated?.authorized).toBe(authorized)
})
