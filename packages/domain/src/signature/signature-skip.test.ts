import { expect, it } from 'vitest'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { signatureSkipReason } from './signature-skip.ts'

const today = '2025-06-01'
const usual = { exemptCountries: ['FRA'], onlyMainGuest: false, othersPassedOver: false, minimumAge: 14 }

it.each([
  ['an adult main guest signs', {}, {}, undefined],
  ['so does everyone else', { main: false }, {}, undefined],
  [
    'CONFIG-07.a SIGN-01.a SIGN-10 an exempt nationality',
    { nationality: 'FRA' },
    {},
    'SignatureNotMandatoryForGuestCountry',
  ],
  [
    'SIGN-01.b the country if the nationality is empty',
    { nationality: undefined, country: 'FRA' },
    {},
    'SignatureNotMandatoryForGuestCountry',
  ],
  ['SIGN-01.c not the country of a guest with a nationality', { nationality: 'DEU', country: 'FRA' }, {}, undefined],
  ['neither is known', { nationality: undefined, country: undefined }, {}, undefined],
  ['MODEL-08.g SIGN-02 SIGN-11.a signed', { signatureState: 'signed' }, {}, 'GuestHasSignature'],
  ['MODEL-08.g SIGN-03 SIGN-11.b uploaded', { signatureState: 'uploaded' }, {}, 'GuestHasSignature'],
  [
    'CONFIG-06.a SIGN-04 SIGN-12.a only the main guest signs',
    { main: false },
    { onlyMainGuest: true },
    'SignatureOnlyMainGuest',
  ],
  ['SIGN-04 and the main guest does', { main: true }, { onlyMainGuest: true }, undefined],
  [
    'CONFIG-08.a SIGN-05 SIGN-12.b others are skipped',
    { main: false },
    { othersPassedOver: true },
    'SignatureOnlyMainGuest',
  ],
  ['SIGN-05 the main guest is not', { main: true }, { othersPassedOver: true }, undefined],
  [
    'SIGN-06.a SIGN-13 thirteen, turns fourteen tomorrow',
    { birthDate: '2011-06-02' },
    {},
    'GuestNotOldEnoughForSignature',
  ],
  ['SIGN-06.b fourteen today', { birthDate: '2011-06-01' }, {}, undefined],
  ['age unknown', { birthDate: undefined }, {}, undefined],
  ['SIGN-14 left for reception manually', { signatureState: 'atReception' }, {}, 'signatureSkippedByUser'],
  [
    'SIGN-14 the guest’s own choice is the last reason of several',
    { signatureState: 'atReception', main: false },
    { onlyMainGuest: true },
    'SignatureOnlyMainGuest',
  ],
  ['no minimum age', { birthDate: '2025-05-31' }, { minimumAge: 0 }, undefined],
  [
    'SIGN-09.b the first of several reasons',
    { nationality: 'FRA', signatureState: 'signed', main: false },
    { onlyMainGuest: true },
    'SignatureNotMandatoryForGuestCountry',
  ],
] as const)('%s', (_, guest, policy, reason) => {
  expect(signatureSkipReason(buildGuest(guest), { ...usual, ...policy }, today)).toBe(reason)
})

it('by default no guest is skipped', () => {
  expect(signatureSkipReason(buildGuest({ main: false }), buildSite().policies.signature, today)).toBeUndefined()
})
