import { expect, it } from 'vitest'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import type { Guest } from '../guest/guest.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { type FinishedStep, getNextGuestStep, type NextGuestStep } from './next-guest-step.ts'

type FlagsInput = NonNullable<HotelConfigInput['flags']>

const member = { bme_subscription: true }
const signs = { signature_in_edit_guest_process: true }
const face = { face_recognition: true, face_recognition_first: true }

const asked = (flags: FlagsInput, appKey = 'kiosk') => ({
  site: buildSite({ flags }, appKey),
  today: '2025-06-01',
  readers: { face: true },
})

it.each<[string, FinishedStep, Partial<Guest>, FlagsInput, NextGuestStep]>([
  ['CAPTURE-36.a only the first rule that matches counts', 'form', {}, { ...member, ...signs }, 'membership'],
  ['CAPTURE-37.a the main guest with an email address', 'form', {}, member, 'membership'],
  ['CAPTURE-37.c not without an email address', 'form', { email: undefined }, member, 'list'],
  ['CAPTURE-37.f not another guest', 'form', { main: false }, member, 'list'],
  ['CAPTURE-37.b not where it is off', 'form', {}, {}, 'list'],
  ['CAPTURE-37.d not a guest who has joined', 'form', { membership: 'joined' }, member, 'list'],
  ['CAPTURE-37.e not a guest who has declined, now or before', 'form', { membership: 'refused' }, member, 'list'],
  ['then the signature', 'form', { membership: 'refused' }, { ...member, ...signs }, 'signature'],
  ['a guest who need not sign continues', 'form', { signatureState: 'uploaded' }, signs, 'list'],
  ['otherwise the list', 'form', {}, {}, 'list'],
  ['CAPTURE-36.b the list after the signature too', 'signature', {}, { ...member, ...signs, ...face }, 'list'],
  ['MEMBER-06 the face, if it goes first', 'membership', { faceConsent: true }, { ...face, ...signs }, 'face'],
  ['MEMBER-06 not once it has matched', 'membership', { faceConsent: true, faceMatched: true }, face, 'list'],
  ['MEMBER-06 not for a guest who declined', 'membership', { faceConsent: false }, face, 'list'],
  [
    'CAPTURE-36.b MEMBER-07 the pad, if the face does not go first',
    'membership',
    {},
    { ...signs, face_recognition: true },
    'signature',
  ],
  ['MEMBER-08.b the list in all other cases', 'membership', {}, member, 'list'],
])('%s', (_, finished, guest, flags, expected) => {
  expect(getNextGuestStep(buildGuest(guest), finished, asked(flags))).toBe(expected)
})

it('MEMBER-08.a asks for no signature without a signature screen', () => {
  const site = buildSite({ flags: signs, screens: [{ name: 'GuestsList', order: 10 }] })
  expect(getNextGuestStep(buildGuest(), 'membership', { ...asked({}), site })).toBe('list')
})

it('MEMBER-06 the URL can request the face check first even if the hotel does not', () => {
  const guest = buildGuest({ faceConsent: true })
  expect(getNextGuestStep(guest, 'membership', { ...asked({ face_recognition: true }), faceFirst: true })).toBe('face')
  expect(getNextGuestStep(guest, 'membership', asked({ face_recognition: true }))).toBe('list')
})

it('no rule leads back to the step that the guest has just finished', () => {
  const everything = asked({ ...member, ...signs, ...face })
  const guest = buildGuest({ faceConsent: true })
  expect(getNextGuestStep(guest, 'membership', everything)).not.toBe('membership')
  expect(['list']).toContain(getNextGuestStep(guest, 'signature', everything))
})

it.each<[string, FinishedStep, HotelConfigInput, Partial<Guest>, NextGuestStep]>([
  ['CAPTURE-40.a CONFIG-05.a the licence, after the form', 'form', {}, {}, 'licence'],
  ['CAPTURE-40.a after the signature', 'signature', {}, {}, 'licence'],
  ['after the membership it comes before the signature', 'membership', { flags: signs }, {}, 'licence'],
  ['and the signature after it', 'licence', { flags: signs }, {}, 'signature'],
  ['the list for a driver who has shown it', 'form', {}, { hasDrivingLicence: true }, 'list'],
  [
    'CAPTURE-40.b CONFIG-05.b the list if none is required',
    'form',
    { flags: { capture_drivelicense: false } },
    {},
    'list',
  ],
  ['CAPTURE-40.c the list in a hotel', 'form', { product: 'hotel' }, {}, 'list'],
])('%s', (_, finished, config, guest, expected) => {
  const flags = { capture_drivelicense: true, ...config.flags }
  const site = buildSite({ product: 'carRental', ...config, flags })
  expect(getNextGuestStep(buildGuest(guest), finished, { ...asked({}), site })).toBe(expected)
})
