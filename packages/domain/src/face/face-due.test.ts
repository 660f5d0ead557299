import { expect, it } from 'vitest'
import { withStates } from '../completion/guest-completion.ts'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import type { Guest } from '../guest/guest.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
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
  ['another guest, if only the main one is checked', { main: false }, onlyMain, 'kiosk', false],
  ['GUESTS-10.e declined', { faceConsent: false }, on, 'kiosk', false],
  ['FACE-08.a GUESTS-10.e skipped', { faceSkip: 'skipped' }, on, 'kiosk', false],
  ['FACE-12.b GUESTS-10.g a camera that does not start disables it', { faceSkip: 'noCamera' }, on, 'kiosk', false],
  ['GUESTS-10.f declined although the hotel requires it', { faceConsent: false }, insists, 'kiosk', true],
  ['FACE-08.b GUESTS-10.f skipped although the hotel requires it', { faceSkip: 'skipped' }, insists, 'kiosk', true],
  ['no camera although the hotel requires it', { faceSkip: 'noCamera' }, insists, 'kiosk', true],
])('%s', (_, guest, flags, appKey, due) => {
  expect(isFaceDue(buildGuest(guest), buildSite({ flags }, appKey))).toBe(due)
})

it.each<[string, Partial<Guest>, FlagsInput, boolean, { offered: boolean; reception: boolean }]>([
  ['agreed, with a face reader', { faceConsent: true }, on, true, { offered: true, reception: false }],
  ['not asked yet', {}, on, true, { offered: false, reception: false }],
  ['no face reader', { faceConsent: true }, insists, false, { offered: false, reception: true }],
  [
    'declined although the hotel requires it',
    { faceConsent: false },
    insists,
    true,
    { offered: false, reception: true },
  ],
  ['declined', { faceConsent: false }, on, true, { offered: false, reception: false }],
])('offers the face step or sends to reception: %s', (_, guest, flags, face, expected) => {
  const site = buildSite({ flags }, 'kiosk')
  const asked = [buildGuest(guest), site, { face }] as const
  expect({ offered: isFaceOffered(...asked), reception: isFaceForReception(...asked) }).toEqual(expected)
})

it.each<[string, Partial<Guest>, FlagsInput, string, boolean]>([
  ['MODEL-08.c GUESTS-15.a not before a match if faces are checked', {}, on, 'kiosk', false],
  ['MODEL-08.c FACE-01 after a match', { faceMatched: true }, on, 'kiosk', true],
  ['GUESTS-16.a everyone but the main guest if only that one is checked', { main: false }, onlyMain, 'kiosk', true],
  ['GUESTS-16.b the main guest is not', {}, onlyMain, 'kiosk', false],
  ['MODEL-08.c GUESTS-15.b everyone if faces are not checked', {}, {}, 'kiosk', true],
  ['a guest who skipped is not recognised', { faceSkip: 'skipped' }, on, 'kiosk', false],
])('authorized: %s', (_, guest, flags, appKey, authorized) => {
  const site = buildSite({ flags }, appKey)
  expect(isAuthorized(buildGuest(guest), site)).toBe(authorized)
  const [stated] = withStates({
    guests: [buildGuest({ ...guest, authorized: !authorized })],
    site,
    today: '2025-06-01',
  })
  expect(stated?.authorized).toBe(authorized)
})
