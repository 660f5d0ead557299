import { expect, it } from 'vitest'
import { buildSite } from '../testing/builders.ts'
import { canCompareFaces, filterOffered } from './offered.ts'

const texts = {
  scan_and_face_recognition_terms: { en: 'We compare.' },
  b_and_me_subscription_terms: { en: 'We send.' },
}
const on = { face_recognition: true, bme_subscription: true }

it.each([
  ['a text and a reader', texts, {}, true, { face: true, membership: true }],
  ['no reader', texts, {}, false, { face: false, membership: true }],
  ['MEMBER-10 no text', {}, {}, true, { face: false, membership: false }],
  [
    'no reader although the hotel requires faces',
    texts,
    { face_recognition_required: true },
    false,
    { face: true, membership: true },
  ],
  [
    'flags that are off',
    texts,
    { face_recognition: false, bme_subscription: false },
    true,
    { face: false, membership: false },
  ],
])('%s', (_, legal, flags, faceReader, expected) => {
  const { face, membership } = filterOffered(buildSite({ legal, flags: { ...on, ...flags } }), {
    faceReader,
    gateway: false,
  }).policies
  expect({ face: face.on, membership: membership.on }).toEqual(expected)
})

it('RAC-01.d only rentals offer better cars, and walk-in needs more than its flag', () => {
  const flags = { walkin_enabled: true, resend_code_enabled: true, checkout_enabled: true }
  const names = ['SearchReservation', 'RacUpsell', 'ThanksScreen'] as const
  const site = filterOffered(buildSite({ flags, screens: names.map((name, order) => ({ name, order })) }), {
    faceReader: true,
    gateway: false,
  })
  expect(site.screens.map(({ name }) => name)).toEqual(['SearchReservation', 'ThanksScreen'])
  const rental = buildSite({ product: 'carRental', screens: [{ name: 'RacUpsell', order: 1 }] })
  expect(filterOffered(rental, { faceReader: true, gateway: false }).screens).toHaveLength(1)
  expect(site.policies.home).toEqual({ walkIn: false, resendCode: true, checkOut: true })
})

it('a pre-check-in page offers no check-out', () => {
  const apps = { prechk: { channel: 'ownDevice', process: 'pre-check-in' } } as const
  const site = buildSite({ apps, flags: { checkout_enabled: true } }, 'prechk')
  expect(filterOffered(site, { faceReader: true, gateway: false }).policies.home.checkOut).toBe(false)
})

it.each([
  ['on a device of the hotel', 'kiosk', {}, true],
  ['not on a phone', 'own', {}, false],
  ['on a phone if the hotel sells to phones', 'own', { walkin_own_phones: true }, true],
  ['not before arrival', 'prechk', { walkin_own_phones: true }, false],
])('a room is sold %s', (_, appKey, flags, offered) => {
  const site = filterOffered(buildSite({ flags: { walkin_enabled: true, ...flags } }, appKey), {
    faceReader: true,
    gateway: false,
  })
  expect(site.policies.home.walkIn).toBe(offered)
})

it.each([
  ['P3 nothing without a provider', '', 'kiosk', true, ''],
  ['P3 nothing for an unknown provider', 'other', 'kiosk', true, ''],
  ['P3 no gateway that is not connected', 'redsys', 'own', false, ''],
  ['a gateway’s page on a phone', 'redsys', 'own', true, 'redsys'],
  ['not in the lobby, where it would stay open for the next guest', 'redsys', 'kiosk', true, ''],
  ['its form in a frame, everywhere', 'card-form', 'kiosk', true, 'card-form'],
  ['a terminal at a kiosk', 'adyen', 'kiosk', false, 'adyen'],
  ['no terminal at a phone', 'adyen', 'own', false, ''],
])('%s', (_, pos_provider, appKey, gateway, expected) => {
  const flags = { allow_payments: true, pos_provider, terminal_ids: ['T1'], allow_card_selection: true }
  const { payment } = filterOffered(buildSite({ flags }, appKey), { faceReader: true, gateway }).policies
  expect(payment).toMatchObject({
    allowed: true,
    provider: expected,
    terminals: expected ? ['T1'] : [],
    cardSelection: expected !== '',
  })
})

it('compares no faces without a text to agree to', () => {
  expect(canCompareFaces(buildSite({ legal: texts }), { faceReader: true })).toBe(true)
  expect(canCompareFaces(buildSite(), { faceReader: true })).toBe(false)
})

it('offers extras only if the hotel has the screen and the app does not leave them out', () => {
  const screens = [{ name: 'ExtrasScreen' as const, order: 1 }]
  const extras = [{ id: 'cava', names: { en: 'Cava' }, price: 28 }]
  const offered = (document: Parameters<typeof buildSite>[0]) => {
    const site = filterOffered(buildSite({ extras, ...document }), { faceReader: false, gateway: false })
    return [site.screens.length, site.extras.length]
  }
  expect(offered({ screens })).toEqual([1, 1])
  expect(offered({ screens, flags: { extras_offered: false } })).toEqual([0, 0])
  expect(offered({ screens: [] })).toEqual([0, 0])
})
