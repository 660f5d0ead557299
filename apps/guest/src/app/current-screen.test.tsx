import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { routes } from './routes.ts'

// jsdom has no canvas context, which the signature pad needs.
beforeEach(() => {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  return () => vi.restoreAllMocks()
})

// This test runs first because a screen that was fetched once renders immediately.
it('G1 shows the header and tools on load before the screen has been fetched', async () => {
  const { view } = await renderScreen({ Screen: CurrentScreen, path: '/check-in' })
  expect(view.container.querySelector('header [data-mark]')?.textContent).toContain('Foyer Palace')
  expect(screen.getByRole('button', { name: 'Reception' })).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(await screen.findByRole('heading', { level: 1, name: 'Find your booking' })).toBeTruthy()
})

it('G1 fetches the following screens in the background shortly after a load', async () => {
  const preload = (['your-booking', 'guest-list', 'guest-detail'] as const).map((name) =>
    vi.spyOn(routes[name] as { preload(): void }, 'preload').mockImplementation(() => {}),
  )
  const fetched = () => preload.map((one) => one.mock.calls.length)
  await renderScreen({ Screen: CurrentScreen, path: '/check-in', fakeTimers: true })
  await vi.advanceTimersByTimeAsync(900)
  expect(fetched()).toEqual([0, 0, 0])
  await vi.advanceTimersByTimeAsync(100)
  expect(fetched()).toEqual([1, 1, 1])
})

const offer = {
  ...{ id: 'suite', roomType: 'Suite', roomTypeNames: {}, descriptions: {}, picture: 'room', chosen: false },
  ...{ perNight: { minor: 1, currency: 'EUR' }, total: { minor: 3, currency: 'EUR' } },
}
const arrived = buildReservation({ state: 'inHouse', room: { ...buildReservation().room, keyCode: '482916' } })

it.each([
  ['NAV-01', '/sign-in', 'Enter this device’s license code'],
  ['NAV-03', '/home', 'What would you like to do?'],
  ['NAV-06.a', '/check-in', 'Find your booking'],
  ['NAV-06.a', '/check-in?voucher=FOY1001&surname=Soler', 'Find your booking'],
  ['NAV-07', '/check-in-qr', 'Show us your QR code'],
  ['NAV-08.a', '/your-booking', 'Is this your stay, Ana Soler?'],
  ['NAV-10.a', '/guest-list/FOY1001?groupLocator=GRP77', 'Your details are complete'],
  ['NAV-12.a', '/guest-detail/FOY1001/1?numTriesScanning=1', 'Is everything right, Ana?'],
  ['NAV-13', '/check-in-extras/FOY1001', 'Anything to add to your stay'],
  ['NAV-14', '/check-in-upgrade/FOY1001', 'Would you like a bigger room'],
  ['NAV-15.a NAV-15.c', '/check-in-summary/FOY1001/false/-/-/204/Ana/Soler', 'Everything is ready for you'],
  ['NAV-15.c', '/check-in-summary/FOY1001/true/true/checkout/204/Ana/Soler', 'Everything is paid'],
  ['NAV-17', '/scan', 'Show us your passport or ID card'],
  ['NAV-18.a', '/mrz-result?mrz=P%3CUTO&guestIndex=1', 'Reading your document'],
  ['NAV-19', '/select-language', 'Welcome'],
  ['NAV-20', '/storage', 'Device storage'],
  ['NAV-33', '/main-information/', 'Before we begin'],
  ['NAV-35.a', '/bme-subscription/FOY1001?guestIndex=1', 'Would you like to join us?'],
  ['NAV-21.a', '/signpad/FOY1001?guestIndex=1', 'Please sign here, Ana'],
  ['NAV-25.a', '/checkout/204/Ana/Soler/true/false', 'Which room are you leaving?'],
  ['NAV-27.a', '/show-error?error=roomNotReady', 'Your room is still being prepared'],
  ['NAV-23.a NAV-23.e', '/room-key/FOY1001', 'Your room, Ana'],
  ['NAV-23.e', '/room-key/FOY1001?bookInformationSended=true', 'Your room, Ana'],
  ['NAV-22', '/book', 'A room for tonight?'],
  ['NAV-24', '/how-the-key-works', 'How your key works'],
  ['NAV-31', '/resend-room-access-code/', 'Which room is yours?'],
  ['NAV-28', '/pre-checkin/Zm95ZXItZGVtby1saW5rLWZvci10b21vcnJvdy0xMDE', 'What is your surname?'],
  ['NAV-34', '/lean-frontapp-screensaver/', 'Foyer Palace'],
  ['NAV-30.a', '/walk-in/', 'How long would you like to stay?'],
  ['NAV-29.a', '/finish/?code=FOY1001&groupLocator=GRP77', 'Thank you'],
])('%s %s renders its screen', async (_, path, question) => {
  const nothing = { minor: 0, currency: 'EUR' }
  await renderScreen({
    Screen: CurrentScreen,
    path,
    config: {
      flags: {
        checkout_enabled: true,
        walkin_enabled: true,
        bme_subscription: true,
        qr_search: true,
        demo_upgrade: true,
      },
      extras: [{ id: 'Cava', names: { en: 'Cava' }, price: 10, type: 'Cava' }],
    },
    reservations: [/finish|room-key/.test(path) ? arrived : buildReservation()],
    answers: {
      fetchSummary: () => ({ currency: 'EUR', total: nothing, paid: nothing, pending: nothing }),
      decodeMrz: () => new Promise(() => {}),
      priceExtras: () => [{ extraId: 'Cava', price: nothing, currency: 'EUR', limited: false }],
      fetchUpgrades: () => ({ offers: [offer] }),
      openPreCheckin: () => ({ reservations: [] }),
      productionDate: () => ({ date: '2030-05-10' }),
      searchAvailability: () => ({ nothingFree: false, rooms: [] }),
    },
  })
  const heading = await screen.findByRole('heading', { level: 1, name: new RegExp(question) })
  expect(heading).toBeTruthy()
})
