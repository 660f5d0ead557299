import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import type { Guest } from '../guest/guest.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { findMissing } from './guest-completion.ts'
import { findSigners } from './signers.ts'

type FlagsInput = NonNullable<HotelConfigInput['flags']>

const today = '2025-06-01'
const oneByOne = { save_guests_one_by_one: true }
const faces = { face_recognition: true, face_recognition_required: true }

const jonas = buildGuest({
  id: 'guest-2',
  index: 2,
  main: false,
  firstName: 'Jonas',
  documentNumber: 'X1234567',
  email: 'j@example.com',
})
const owing = (flags: FlagsInput, guests: readonly Guest[], appKey = 'kiosk') => ({
  guests,
  site: buildSite({ flags }, appKey),
  today,
})

it.each<[string, FlagsInput, readonly Guest[], readonly string[], boolean]>([
  ['everyone signs, in the order of the list', {}, [buildGuest(), jonas], ['guest-1', 'guest-2'], false],
  ['except a guest who has signed', {}, [buildGuest({ signatureState: 'uploaded' }), jonas], ['guest-2'], false],
  [
    'SIGN-14 and one who leaves it for reception',
    {},
    [buildGuest({ signatureState: 'atReception' }), jonas],
    ['guest-2'],
    false,
  ],
  ['no one before their data is complete', {}, [buildGuest({ lastName: undefined })], ['guest-1'], true],
  ['a missing face match does not prevent signing', { ...oneByOne, ...faces }, [buildGuest()], ['guest-1'], false],
])('%s', (_, flags, guests, ids, dataFirst) => {
  const { signers, missesData } = findSigners(guests, owing(flags, guests))
  expect([signers.map(({ id }) => id), missesData]).toEqual([ids, dataFirst])
})

/**
 * The list sends a guest without a signature to the pad. If the pad skipped that guest, it would
 * send them back to the list, in an endless loop.
 */
it('a guest who owes only a signature is asked for it at the pad, under any configuration', () => {
  const flag = fc.boolean()
  const flags = fc.record({
    save_guests_one_by_one: flag,
    signature_only_main: flag,
    skip_signature_not_main_guest: flag,
    face_recognition: flag,
    face_recognition_required: flag,
    ask_children_information: flag,
    min_age_for_signature: fc.constantFrom(0, 14, 18),
    signature_not_mandatory_on_countries: fc.constantFrom<string[]>([], ['DEU']),
  })
  const guest = fc.record({
    main: flag,
    birthDate: fc.constantFrom('1985-06-01', '2011-06-02', '2020-01-01'),
    nationality: fc.constantFrom('DEU', 'PRT'),
    signatureState: fc.constantFrom('missing', 'signed', 'uploaded', 'atReception'),
    faceConsent: fc.constantFrom(true, false, undefined),
    faceMatched: flag,
  })
  fc.assert(
    fc.property(flags, guest, fc.constantFrom('own', 'kiosk', 'frontapp'), (set, changes, appKey) => {
      const one = buildGuest(changes)
      const party = owing(set, [one], appKey)
      const owed = new Set(findMissing(one, party).map(({ what }) => what))
      const { signers, missesData } = findSigners([one], party)
      if (owed.has('signature') && !owed.has('field')) expect([signers, missesData]).toEqual([[one], false])
      // A guest who is skipped at the pad owes no signature in the list.
      if (signers.length === 0) expect(owed.has('signature')).toBe(false)
    }),
  )
})
