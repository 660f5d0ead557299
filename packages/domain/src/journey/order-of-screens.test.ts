import { expect, it } from 'vitest'
import { defaultScreens } from '../config/screen-config.ts'
import type { Site } from '../config/site.ts'
import { buildSite } from '../testing/builders.ts'
import { getFirstPlace, getNextPlace } from './journey.ts'
import { place } from './place.ts'
import type { ConfiguredScreenName, ScreenName } from './screens.ts'

/** Every screen that a party with one reservation visits. */
function met(site: Site): ScreenName[] {
  const screens: ScreenName[] = []
  for (let at: ReturnType<typeof getNextPlace> = getFirstPlace(site); at; ) {
    screens.push(at.screen)
    at = getNextPlace(site, { from: place(at.screen, { code: 'FOY1001' }) })
  }
  return screens
}

/** The default order with the extras in their gap. */
const usual = buildSite({ screens: [...defaultScreens, { name: 'ExtrasScreen', order: 80 }] })

it('SHELL-04.a the order is search, bookings, guests, extras, summary with check-in, key, thanks', () => {
  expect(met(usual).filter((screen) => screen !== 'signpad')).toEqual([
    'check-in',
    'your-booking',
    'guest-list',
    'check-in-extras',
    'check-in-summary',
    'room-key',
    'finish',
  ])
})

it('SHELL-04.c without extras and upgrade, the guests’ screens lead to the amounts due', () => {
  expect(met(buildSite({ screens: defaultScreens })).slice(2, 5)).toEqual(['guest-list', 'signpad', 'check-in-summary'])
})

it('SHELL-05.e signature and consent come with the guests’ data, before extras and payment', () => {
  const screens = met(usual)
  const signs = screens.indexOf('signpad')
  expect(screens[signs - 1]).toBe('guest-list')
  expect(signs).toBeLessThan(screens.indexOf('check-in-extras'))
  expect(signs).toBeLessThan(screens.indexOf('check-in-summary'))
  const asksConsents = usual.screens.filter(({ assets }) =>
    assets.some((asset) => asset.type === 'FieldArray' && asset.name === 'checks'),
  )
  expect(asksConsents.map(({ name }) => name)).toEqual(['SignatureScreen'])
})

const inOrder = (orders: Partial<Record<ConfiguredScreenName, number>>) =>
  buildSite({ screens: Object.entries(orders).map(([name, order]) => ({ name: name as ConfiguredScreenName, order })) })

it.each([
  [
    'the signature after the bill',
    { SearchReservation: 10, YourBookings: 20, GuestsList: 30, SignatureScreen: 50, PaymentResume: 40 },
    ['check-in', 'your-booking', 'guest-list', 'check-in-summary', 'signpad'],
  ],
  [
    'information first, and the key before the thanks',
    { ThanksScreen: 50, KeyGeneration: 40, GuestsList: 30, SearchReservation: 20, MainInformation: 10 },
    ['main-information', 'check-in', 'guest-list', 'room-key', 'finish'],
  ],
])('SHELL-04.b a hotel can change the order of its screens: %s', (_, orders, screens) => {
  expect(met(inOrder(orders))).toEqual(screens)
})
