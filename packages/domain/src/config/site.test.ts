import { expect, it } from 'vitest'
import { findNeighbour } from '../journey/neighbour.ts'
import { channels } from '../mode/channels.ts'
import { products } from '../mode/products.ts'
import { buildHotelConfig, buildSite } from '../testing/builders.ts'
import { flagsSchema } from './flags.ts'
import { policyFlags } from './policies.ts'
import { resolveSite } from './site.ts'

it('takes its device from the channel and its product from the hotel', () => {
  expect(buildSite({}, 'kiosk').device).toEqual(channels.kiosk)
  expect(buildSite({ product: 'carRental' }).product).toEqual(products.carRental)
})

/** Languages are resolved separately; the other is accepted without effect (decision 080). */
const steersNone = ['extra_languages', 'simulate_access_code']

it('every other flag controls exactly one policy', () => {
  const flags = Object.keys(flagsSchema.parse({})).filter((name) => !steersNone.includes(name))
  expect([...policyFlags].sort()).toEqual(flags.sort())
})

it('CONFIG-06.a CONFIG-07.a CONFIG-08.a the signature flags become the signature policy', () => {
  const flags = {
    signature_only_main: true,
    signature_not_mandatory_on_countries: ['DEU'],
    skip_signature_not_main_guest: true,
    min_age_for_signature: 14,
  }
  expect(buildSite({ flags }).policies.signature).toEqual({
    whileEditingGuest: false,
    onlyMainGuest: true,
    exemptCountries: ['DEU'],
    othersPassedOver: true,
    minimumAge: 14,
    format: 'png',
    typed: true,
  })
})

it('an app overrides only the flags that it names', () => {
  const apps = {
    own: { channel: 'ownDevice' as const },
    demo: {
      channel: 'kiosk' as const,
      flags: { qr_search: false, only_surname_search: undefined, key_provider: 'salto' },
    },
  }
  const document = { apps, flags: { qr_search: true, only_surname_search: true } }
  expect(buildSite(document).policies.search).toMatchObject({ byQr: true, onlySurname: true })
  expect(buildSite(document, 'demo').policies.search).toMatchObject({ byQr: false, onlySurname: true })
  expect(buildSite(document, 'demo').policies.keys.provider).toBe('salto')
})

it.each([
  ['I18N-01.a I18N-02.b the four default languages', {}, ['en', 'es', 'de', 'fr']],
  [
    'I18N-02.b Catalan only if enabled',
    { flags: { extra_languages: ['ca' as const] } },
    ['en', 'es', 'de', 'fr', 'ca'],
  ],
  [
    'a hotel can put its own language first',
    { languages: ['it' as const, 'en' as const], flags: { extra_languages: ['it' as const] } },
    ['it', 'en'],
  ],
])('%s', (_, document, expected) => {
  expect(buildSite(document).languages).toEqual(expected)
})

it('NAV-36.a NAV-36.b screens are those of the process, in order', () => {
  const screens = [
    { name: 'ThanksScreen', order: 90 },
    { name: 'SearchReservation', order: 20 },
    { name: 'CheckoutScreen', order: 10, process: 'check-out' },
    { name: 'GuestsList', order: 30, process: 'pre-check-in' },
  ] as const
  expect(buildSite({ screens: [...screens] }).screens.map((screen) => screen.name)).toEqual([
    'SearchReservation',
    'ThanksScreen',
  ])
  expect(buildSite({ screens: [...screens] }, 'prechk').screens.map((screen) => screen.name)).toEqual(['GuestsList'])
})

it('the default screens lead from search to thanks', () => {
  const { screens } = buildSite()
  const walked = [screens[0]]
  for (let here = screens[0]; here; here = findNeighbour(screens, here, 'forward'))
    if (here !== walked[0]) walked.push(here)
  expect(walked).toEqual(screens)
  expect(walked.at(-1)?.name).toBe('ThanksScreen')
})

it('MODEL-22.d SEARCH-01.a the fields come from configuration', () => {
  const screens = [
    {
      name: 'SearchReservation' as const,
      order: 10,
      assets: [
        { type: 'FieldArray' as const, name: 'search' as const, fields: [{ name: 'surname', mandatory: true }] },
      ],
    },
  ]
  const { fields } = buildSite({ screens })
  expect(fields.search).toMatchObject([{ name: 'surname', mandatory: true }])
  expect(buildSite().fields.search).toMatchObject([{ name: 'voucher' }, { name: 'surname' }])
})

it('fields that no screen configures are the default ones', () => {
  expect(buildSite({ screens: [] }).fields).toEqual(buildSite().fields)
})

it('is deeply frozen and leaves the configuration unchanged', () => {
  const config = buildHotelConfig()
  const site = resolveSite({ config, appKey: 'own' })
  const open = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && (!Object.isFrozen(value) || Object.values(value).some(open))
  expect(open(site)).toBe(false)
  expect(Object.isFrozen(config.flags.extra_languages)).toBe(false)
  expect(Object.isFrozen(config.screens[0])).toBe(false)
})

it.each(['nobody', 'toString', '__proto__', ''])('rejects the unknown app key %j', (appKey) => {
  expect(() => buildSite({}, appKey)).toThrow('notFound')
})
