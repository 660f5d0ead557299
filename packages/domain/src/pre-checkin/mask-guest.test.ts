import { expect, it } from 'vitest'
import { findMissing, withStates } from '../completion/guest-completion.ts'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import type { Guest } from '../guest/guest.ts'
import { orderGuests } from '../guest/guest-order.ts'
import { isMasked, maskNumber } from '../guest/mask-number.ts'
import { signatureSkipReason } from '../signature/signature-skip.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { type Author, maskGuest, maskReason } from './mask-guest.ts'

const today = '2025-06-01'

it.each<[string, string, boolean, Author, ReturnType<typeof maskReason>]>([
  ['given in this visit', 'prechk', false, 'here', undefined],
  ['given on another phone', 'prechk', false, 'elsewhere', 'givenElsewhere'],
  ['R1 known to the hotel, opened by a link', 'prechk', false, 'hotel', 'knownToHotel'],
  ['given on this phone at check-in', 'own', true, 'here', undefined],
  ['given on another phone, found by number and surname', 'own', true, 'elsewhere', 'givenElsewhere'],
  ['known to the hotel, found by number and surname', 'own', true, 'hotel', undefined],
  ['R8 known to the hotel, with nothing left to do', 'own', false, 'hotel', 'knownToHotel'],
  ['given on a phone, at the kiosk', 'kiosk', true, 'elsewhere', undefined],
  ['R7 the same, with a proof that does not allow reading', 'kiosk', false, 'elsewhere', 'givenElsewhere'],
  ['on the tablet', 'tablet', true, 'elsewhere', undefined],
  ['at the desk', 'frontapp', true, 'elsewhere', undefined],
])('%s', (_, appKey, mayRead, author, why) => {
  expect(maskReason(author, { device: buildSite({}, appKey).device, mayRead })).toBe(why)
})

const flags: HotelConfigInput['flags'] = { save_guests_one_by_one: true, min_age_for_signature: 14 }
const site = buildSite({ flags }, 'prechk')
const whole = buildGuest({
  firstName: 'Ana María',
  secondLastName: 'Vidal',
  customerId: 'C-77',
  supportNumber: 'CAA000000',
  region: 'Berlin',
  municipality: 'Mitte',
  birthCountry: 'PRT',
  phone2: '+49 15112345679',
  relationship: 'PM',
  language: 'de',
  membership: 'joined',
})

it('shows only a first name and the end of a number if the data was given elsewhere', () => {
  const party = { guests: [whole], site, today }
  const seen = JSON.stringify(maskGuest(whole, 'givenElsewhere', party))
  const { firstName: _, ...secrets } = whole
  for (const secret of Object.values(secrets).filter((value) => typeof value === 'string' && value.length > 3)) {
    const isState = ['guest-1', 'incomplete', 'missing'].includes(String(secret))
    expect([secret, isState || !seen.includes(String(secret))]).toEqual([secret, true])
  }
  expect(maskGuest(whole, 'givenElsewhere', party)).toMatchObject({ firstName: 'Ana', documentNumber: '••••0T47' })
  expect(maskGuest(whole, 'knownToHotel', party)).toMatchObject({ firstName: 'Ana María', lastName: 'Soler' })
})

/** The page uses the same rules as the server and must reach the same result without the data. */
it.each<[string, Partial<Guest>]>([
  ['complete', { signatureState: 'uploaded' }],
  ['not signed', {}],
  ['too young to sign', { birthDate: '2015-01-01', adult: undefined, main: false }],
  ['without a document', { documentNumber: undefined }],
  ['without an address', { street: undefined, email: undefined }],
])('masking does not change the state of a guest who is %s', (_, changes) => {
  const others = [
    buildGuest({ id: 'guest-2', main: false, adult: false, documentNumber: 'X1', email: 'x@example.com' }),
  ]
  const guests = withStates({ guests: orderGuests([...others, buildGuest(changes)], today), site, today })
  const party = { guests, site, today }
  const seen = withStates({ ...party, guests: guests.map((guest) => maskGuest(guest, 'givenElsewhere', party)) })
  expect(orderGuests(seen, today).map(({ id }) => id)).toEqual(guests.map(({ id }) => id))
  for (const [at, guest] of guests.entries()) {
    const behind = seen[at] ?? guest
    expect([behind.state, behind.authorized]).toEqual([guest.state, guest.authorized])
    expect(findMissing(behind, party).map(({ what }) => what)).toEqual(
      findMissing(guest, party).map(({ what }) => what),
    )
    expect(signatureSkipReason(behind, site.policies.signature, today)).toBe(
      signatureSkipReason(guest, site.policies.signature, today),
    )
  }
})

it('a signature left for reception is not owed, masked or not', () => {
  const party = { guests: [buildGuest()], site, today }
  const left: Guest = { ...maskGuest(buildGuest(), 'givenElsewhere', party), signatureState: 'atReception' }
  expect(findMissing(left, party)).toEqual([])
})

it.each([
  ['C01X00T47', '••••0T47'],
  ['99999999R', '••••999R'],
  ['12345678', '••••5678'],
  ['1234567', '••••'],
  ['', '••••'],
])('shows %s as %s and recognises the mask', (number, shown) => {
  expect([maskNumber(number), isMasked(shown), isMasked(number)]).toEqual([shown, true, false])
})
