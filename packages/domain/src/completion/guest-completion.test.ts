import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import type { Guest } from '../guest/guest.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { countGuests, findMissing, withStates } from './guest-completion.ts'

const today = '2025-06-01'
type FlagsInput = NonNullable<HotelConfigInput['flags']>

function missing(
  guest: Guest,
  flags: FlagsInput = {},
  appKey = 'own',
  others: readonly Guest[] = [],
): readonly string[] {
  const party = { guests: [guest, ...others], site: buildSite({ flags }, appKey), today }
  return findMissing(guest, party).map((one) => (one.what === 'field' ? one.issue.field : one.what))
}

it.each<[string, Partial<Guest>, string[]]>([
  ['GUESTS-08.e everything given', {}, []],
  ['GUESTS-08.a a document field left out', { documentNumber: undefined }, ['documentNumber']],
  ["GUESTS-08.b a main guest's own field left out", { email: undefined }, ['email']],
  ["GUESTS-08.c another guest's own field left out", { main: false, country: undefined }, ['country']],
  ['GUESTS-08.d another guest need not give it', { main: false, email: undefined }, []],
  ['CAPTURE-33 a field with an error', { email: 'nonsense' }, ['email']],
  ['VALID-35.b no expiry from seventy', { birthDate: '1955-06-01', expiryDate: undefined }, []],
  ['an expired document does not block', { expiryDate: '2025-05-31' }, []],
])('%s', (_, guest, expected) => {
  expect(missing(buildGuest(guest))).toEqual(expected)
})

it('CAPTURE-34 a repeated email makes a guest incomplete', () => {
  expect(missing(buildGuest(), {}, 'own', [buildGuest({ id: 'guest-2', documentNumber: 'OTHER123' })])).toEqual([
    'email',
  ])
})

const oneByOne = { save_guests_one_by_one: true }

it.each<[string, Partial<Guest>, FlagsInput, string[]]>([
  ['GUESTS-09.a saved one by one, not signed', {}, oneByOne, ['signature']],
  ['GUESTS-09.a signed', { signatureState: 'signed' }, oneByOne, []],
  ['GUESTS-09.b all saved together', {}, {}, []],
  ['GUESTS-09.d a guest who need not sign', { main: false }, { ...oneByOne, signature_only_main: true }, []],
])('%s', (_, guest, flags, expected) => {
  expect(missing(buildGuest(guest), flags)).toEqual(expected)
})

it('GUESTS-09.c requires no signature without a signature screen', () => {
  const site = buildSite({ flags: oneByOne, screens: [{ name: 'GuestsList', order: 10 }] })
  expect(findMissing(buildGuest(), { guests: [], site, today })).toEqual([])
})

const face = { face_recognition: true }

it.each<[string, Partial<Guest>, FlagsInput, string, string[]]>([
  ['GUESTS-10.a SHELL-12.b a kiosk waits for a match', {}, face, 'kiosk', ['face']],
  ['GUESTS-10.a matched', { faceMatched: true }, face, 'kiosk', []],
  ["GUESTS-10.c not on the guest's own phone", {}, face, 'own', []],
  ['GUESTS-10.b not if it is off', {}, {}, 'kiosk', []],
  ['GUESTS-10.d only the main guest', { main: false }, { ...face, face_recognition_only_main: true }, 'kiosk', []],
  ['GUESTS-10.e a guest who declined continues', { faceConsent: false }, face, 'kiosk', []],
  [
    'GUESTS-10.f unless the hotel requires it',
    { faceConsent: false },
    { ...face, face_recognition_required: true },
    'kiosk',
    ['face'],
  ],
])('%s', (_, guest, flags, appKey, expected) => {
  expect(missing(buildGuest(guest), flags, appKey)).toEqual(expected)
})

const noContact = {
  screens: [
    {
      name: 'MrzCapture' as const,
      order: 10,
      assets: [{ type: 'FieldArray' as const, name: 'otherGuest' as const, fields: [] }],
    },
  ],
}

it.each([
  ['CAPTURE-35.a a child without required fields', '2015-01-01', {}, 0],
  ['CAPTURE-35.b the police require them anyway', '2015-01-01', { national_police_integration: true }, 1],
  ['CAPTURE-35.b an adult has to fill them in', '1985-01-01', {}, 1],
])('%s', (_, birthDate, flags, count) => {
  const guest = buildGuest({ main: false, birthDate, documentNumber: undefined })
  expect(findMissing(guest, { guests: [guest], site: buildSite({ ...noContact, flags }), today })).toHaveLength(count)
})

it('CAPTURE-32 CAPTURE-33 a valid contact makes a guest complete, an invalid one incomplete again', () => {
  const stateWith = (email: string | undefined) =>
    withStates({ guests: [buildGuest({ email })], site: buildSite(), today })[0]?.state
  expect([undefined, 'ana@example.com', 'nonsense'].map(stateWith)).toEqual(['incomplete', 'complete', 'incomplete'])
})

it('counts all guests and the complete ones', () => {
  const guests = withStates({
    guests: [buildGuest(), buildGuest({ id: 'guest-2', main: false, documentNumber: undefined, email: undefined })],
    site: buildSite(),
    today,
  })
  expect(guests.map(({ state }) => state)).toEqual(['complete', 'incomplete'])
  expect(countGuests(guests)).toEqual({ all: 2, complete: 1 })
})

it('filling in a missing value never makes a guest less complete', () => {
  const whole = buildGuest({ signatureState: 'signed', faceMatched: true })
  const names = Object.keys(whole) as (keyof Guest)[]
  const askable = names.filter((name) => !['id', 'index', 'main', 'state', 'birthDate'].includes(name))
  const flags = { ...oneByOne, ...face, national_police_integration: true }
  const without = (left: readonly (keyof Guest)[]): Guest => {
    const entries = Object.entries(whole).filter(([name]) => !left.includes(name as keyof Guest))
    return {
      ...buildGuest(),
      ...Object.fromEntries(left.map((name) => [name, undefined])),
      ...Object.fromEntries(entries),
    } as Guest
  }
  fc.assert(
    fc.property(fc.shuffledSubarray(askable), (left) => {
      let before = missing(without(left), flags, 'kiosk').length
      for (let given = 1; given <= left.length; given++) {
        const after = missing(without(left.slice(given)), flags, 'kiosk').length
        expect(after).toBeLessThanOrEqual(before)
        before = after
      }
      expect(before).toBe(0)
    }),
  )
})

it('S45 lists compute the state without what is missing, and agree with it', () => {
  const whole = buildGuest({ signatureState: 'signed', faceMatched: true })
  const optional = ['documentNumber', 'expiryDate', 'email', 'phone', 'country', 'postalCode', 'nationality'] as const
  const flags = fc.constantFrom<FlagsInput>({}, oneByOne, face, { national_police_integration: true })
  const values = { faceMatched: fc.boolean(), main: fc.boolean(), left: fc.subarray([...optional]), flags }
  fc.assert(
    fc.property(fc.record(values), fc.constantFrom('signed', 'missing'), ({ left, flags, ...own }, signatureState) => {
      const without = Object.fromEntries(left.map((name) => [name, undefined]))
      const guest: Guest = { ...whole, ...own, ...without, signatureState }
      const party = { guests: [guest], site: buildSite({ flags }, 'kiosk'), today }
      const isComplete = findMissing(guest, party).length === 0
      expect(withStates(party)[0]?.state).toBe(isComplete ? 'complete' : 'incomplete')
    }),
  )
})
