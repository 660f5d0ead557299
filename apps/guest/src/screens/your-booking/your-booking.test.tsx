import type { PageSite } from '@foyer/contract/page.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { buildGuest, buildMessage, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildPreCheckinAddress } from '../../flows/pre-checkin/build-pre-checkin-address.ts'
import { buildHotelPage } from '../../testing/build-hotel-page.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { YourBookingScreen } from './your-booking-screen.tsx'

const here = { Screen: YourBookingScreen, path: '/your-booking' }
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

it('BOOKINGS-01.b BOOKINGS-03.a BOOKINGS-08 SHELL-01.a shows one booking as a question with its room, and yes opens the guests', async () => {
  const { user, path, view } = await renderScreen({
    ...here,
    reservations: [
      buildReservation({ adults: 2, children: 1, included: ['breakfast', 'Boat trip'], groupLocator: 'GRP77' }),
    ],
  })
  await heading('Is this your stay, Ana Soler?')
  expect(screen.getByText('Fri 10 May')).toBeTruthy()
  expect(screen.getByText('2 adults, 1 child')).toBeTruthy()
  expect(screen.getByText('Breakfast, Boat trip')).toBeTruthy()
  await waitFor(() => expect(view.container.querySelector('[class="picture"] svg')).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Yes, check in' }))
  expect(path()).toBe('/guest-list/FOY1001?groupLocator=GRP77')
})

it('BOOKINGS-03.b a booking without a name shows dashes', async () => {
  await renderScreen({ ...here, reservations: [buildReservation({ customer: {}, guests: [] })] })
  await heading('Is this your stay?')
  expect(screen.getByText('----')).toBeTruthy()
})

it('BOOKINGS-03.b treats a blank name as no name', async () => {
  const customer = { firstName: ' ', lastName: '  ' }
  await renderScreen({ ...here, reservations: [buildReservation({ customer, guests: [] })] })
  await heading('Is this your stay?')
  expect(screen.getByText('----')).toBeTruthy()
})

it('MODEL-02.c BOOKINGS-04 shows the room type in the guest’s language', async () => {
  await renderScreen({ ...here, language: 'es' })
  expect(await screen.findByText('Habitación doble')).toBeTruthy()
})

it('MODEL-02.b BOOKINGS-01.a BOOKINGS-01.b lists several bookings to choose from, each with its room', async () => {
  const room = { ...buildReservation().room, picture: '/pictures/suite.jpg' }
  const { user, path } = await renderScreen({
    ...here,
    reservations: [
      buildReservation(),
      buildReservation({ reference: 'FOY1010', customer: { lastName: 'Nagy' }, state: 'cancelled', room }),
    ],
  })
  await heading('Which of these is yours?')
  const cards = within(await screen.findByRole('list', { name: 'Which of these is yours?' })).getAllByRole('button')
  expect(cards[1]?.textContent).toContain('Cancelled')
  await waitFor(() => expect(cards[0]?.querySelector('svg[viewBox="0 0 1200 1200"]')).toBeTruthy())
  expect(cards[1]?.querySelector('img')?.getAttribute('src')).toBe('/pictures/suite.jpg')

  await user.click(screen.getByRole('button', { name: /Nagy/ }))
  await heading('This booking was cancelled')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: /Soler/ }))
  expect(path()).toBe('/guest-list/FOY1001')
})

it.each<[string, Partial<Reservation>, string]>([
  ['cancelled', { state: 'cancelled' }, 'This booking was cancelled'],
  ['departed', { state: 'departed' }, 'This stay has already ended'],
  ['inHouse', { state: 'inHouse' }, 'This booking is already checked in'],
  ['arrivesLater', { startDate: '2030-05-11' }, 'We expect you on Saturday 11 May'],
])('%s: explains it, and offers another booking and a person', async (_, changes, title) => {
  const settled = (site: PageSite) => ({ ...site, preCheckinApp: undefined })
  const { user, path } = await renderScreen({ ...here, settled, reservations: [buildReservation(changes)] })
  await heading(title)
  expect(screen.queryByRole('button', { name: 'Yes, check in' })).toBeNull()
  await user.click(screen.getByRole('main').querySelector('[data-kind="secondary"]') as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'We’re here to help' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Find another booking' }))
  expect(path()).toBe('/check-in')
})

it('G21 lets a guest who is too early begin before arrival on their own phone, with what they have typed', async () => {
  const later = buildReservation({ startDate: '2030-05-11' })
  await renderScreen({ ...here, reservations: [later] })
  await heading('We expect you on Saturday 11 May')
  expect(screen.getByRole('button', { name: 'Start with my details' })).toBeTruthy()
  const { site, hotel } = buildHotelPage({ config: {}, appKey: 'own' })
  expect(buildPreCheckinAddress({ site, hotel, language: 'de' }, later)).toBe(
    '/pok/1/company/1/hotel/1/lang/de/appkey/prechk/check-in?voucher=FOY1001&surname=Soler',
  )
})

it('G21 does not offer that at a kiosk', async () => {
  const reservations = [buildReservation({ startDate: '2030-05-11' })]
  await renderScreen({ ...here, appKey: 'kiosk', reservations })
  await heading('We expect you on Saturday 11 May')
  expect(screen.queryByRole('button', { name: 'Start with my details' })).toBeNull()
})

it.each<[string, Partial<Reservation>]>([
  ['roomNotReady', { roomReady: false }],
  ['roomNotAvailable', { roomAvailable: false }],
])('%s: the guest may begin in the meantime', async (_, changes) => {
  const { user, path } = await renderScreen({ ...here, reservations: [buildReservation(changes)] })
  await heading('Is this your stay, Ana Soler?')
  await user.click(screen.getByRole('button', { name: 'Start with my details' }))
  expect(path()).toBe('/guest-list/FOY1001')
})

it('BOOKINGS-02.a BOOKINGS-02.b MODEL-03.a unread messages open on entry, and stay closed once they were read', async () => {
  const messages = [
    buildMessage('Your parking space is reserved.'),
    buildMessage('Thank you for booking.', { id: 'm2', date: '2030-05-06', read: true }),
  ]
  const { user, reload, askedOf } = await renderScreen({ ...here, reservations: [buildReservation({ messages })] })
  const dialog = await screen.findByRole('dialog', { name: 'A message for you' })
  expect(within(dialog).getByText('Your parking space is reserved.')).toBeTruthy()
  expect(within(dialog).queryByText('Thank you for booking.')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Got it' }))
  expect(askedOf('markMessagesRead')[0]?.body).toEqual({ reference: 'FOY1001', messages: ['m1'] })
  reload()
  await heading('Is this your stay, Ana Soler?')
  expect(screen.queryByText('Your parking space is reserved.')).toBeNull()
})

it('G21 shows the hotel’s messages in the guest’s language, or marks their language if there is no other', async () => {
  const texts = { en: 'Your parking space is reserved.', de: 'Ihr Parkplatz ist reserviert.' }
  const messages = [
    buildMessage(texts.en, { texts }),
    buildMessage('A parcel is here.', { id: 'm2', texts: { en: 'A parcel is here.' } }),
  ]
  await renderScreen({ ...here, language: 'de', reservations: [buildReservation({ messages })] })
  expect((await screen.findByText(texts.de)).lang).toBe('de')
  expect(screen.queryByText(texts.en)).toBeNull()
  expect(screen.getByText('A parcel is here.').lang).toBe('en')
})

it('does not block a later day before arrival', async () => {
  const reservations = [buildReservation({ startDate: '2030-05-11', roomReady: false })]
  const { user, path } = await renderScreen({ ...here, appKey: 'prechk', reservations })
  await heading('Is this your stay, Ana Soler?')
  await user.click(screen.getByRole('button', { name: 'Start with my details' }))
  expect(path()).toBe('/guest-list/FOY1001')
})

it('NAV-08.b reloadPage reloads the bookings from the server', async () => {
  let adults = 1
  await renderScreen({
    ...here,
    answers: { visitReservations: () => ({ reservations: [buildReservation({ adults: adults++ })] }) },
  })
  await screen.findByText('1 adult')
  history.pushState({ depth: 1 }, '', `${location.pathname}?reloadPage=true`)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  expect(await screen.findByText('2 adults')).toBeTruthy()
})

it('BOOKINGS-05.a a kiosk skips a booking that was completed at home', async () => {
  const done = buildReservation({ preCheckinCompleted: true, guests: [buildGuest({ signatureState: 'uploaded' })] })
  const { path } = await renderScreen({ ...here, appKey: 'kiosk', reservations: [done] })
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
})

it('goes back to the search from the only booking', async () => {
  const { user, path } = await renderScreen({ ...here })
  await heading('Is this your stay, Ana Soler?')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(path()).toBe('/check-in'))
})

it('redirects to the search if nothing was found or the visit was cleared', async () => {
  const { path } = await renderScreen({ ...here, reservations: [] })
  await waitFor(() => expect(path()).toBe('/check-in'))
})

it('OFFLINE-01.a OFFLINE-02.a OFFLINE-02.b reports a lost connection, and its retry loads the booking', async () => {
  let connected = false
  let line = Promise.resolve()
  const { user } = await renderScreen({
    ...here,
    answers: {
      visitReservations: async () => {
        await line
        if (!connected) throw new Problem('offline')
        return { reservations: [buildReservation()] }
      },
    },
  })
  const dialog = await screen.findByRole('alertdialog', { name: 'No internet connection' })
  const isTrying = () => within(dialog).getByRole('button').hasAttribute('aria-busy')
  let fail = () => {}
  line = new Promise((resolve) => {
    fail = resolve
  })
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(isTrying()).toBe(true))
  fail()
  await waitFor(() => expect(isTrying()).toBe(false))
  connected = true
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await heading('Is this your stay, Ana Soler?')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

const session = { token: 'secret', user: { id: 'u1', name: 'Ana' } }

it.each([
  ['BOOKINGS-06.a SHELL-10.a', session, '/fast-check-in/FOY1001'],
  ['SHELL-10.c', undefined, '/guest-list/FOY1001'],
])('%s a tap on a booking by %o opens %s', async (_, who, expected) => {
  const { user, path } = await renderScreen({
    ...here,
    config: { flags: { accounts: true } },
    ...(who && { session: who }),
  })
  await user.click(await screen.findByRole('button', { name: 'Yes, check in' }))
  expect(path()).toBe(expected)
})

it('BOOKINGS-06.b a logged-in guest goes there before a rental starts its pick-up', async () => {
  const { user, path } = await renderScreen({
    ...here,
    config: { flags: { accounts: true }, product: 'carRental' },
    session,
  })
  await user.click(await screen.findByRole('button', { name: 'Yes, continue' }))
  expect(path()).toBe('/fast-check-in/FOY1001')
})

it('OFFLINE-01.b reports a lost connection in the guest’s language', async () => {
  const visitReservations = () => {
    throw new Problem('offline')
  }
  await renderScreen({ ...here, language: 'es', answers: { visitReservations } })
  expect(await screen.findByRole('alertdialog', { name: 'Sin conexión a internet' })).toBeTruthy()
})

it('MODEL-02.b MODEL-01.e shows the picture of the room behind the booking, and unread messages', async () => {
  const room = { ...buildReservation().room, picture: '/pictures/suite.jpg' }
  const messages = [buildMessage('Your parcel is here.')]
  const { view } = await renderScreen({ ...here, reservations: [buildReservation({ room, messages })] })
  await heading('Is this your stay, Ana Soler?')
  await waitFor(() =>
    expect(view.container.querySelector('[class="picture"] img')?.getAttribute('src')).toBe('/pictures/suite.jpg'),
  )
  expect(await screen.findByText('Your parcel is here.')).toBeTruthy()
})
