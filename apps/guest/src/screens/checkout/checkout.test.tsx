import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'

const flags = { checkout_enabled: true, sufficient_proof: 'surname' } as const
const kiosk = {
  Screen: CheckoutScreen,
  path: '/checkout/-/-/-/-/-',
  appKey: 'kiosk',
  config: { flags },
  reservations: [],
}
const phone = { ...kiosk, appKey: 'own' }
const address = '/checkout/204/Jan/Kowalski/false/true'
const done = { checkOut: () => ({ code: 0, reference: 'FOY1011' }) }

const box = (name: RegExp) => screen.findByRole('textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Check out now' })

it('NAV-25.a NAV-25.b API-37.b fills the form from the address, and sends each value with one tap', async () => {
  const { user, askedOf, path } = await renderScreen({ ...kiosk, path: address, answers: done })
  expect(await box(/Room number/)).toHaveProperty('value', '204')
  // A link alone doesn't end a stay: the guest has to confirm.
  expect(askedOf('checkOut')).toEqual([])
  await user.click(submit())
  await waitFor(() => expect(path()).toBe('/farewell/FOY1011'))
  expect(askedOf('checkOut').map(({ body }) => body)).toEqual([
    {
      hotelId: 1,
      roomNumber: '204',
      firstName: 'Jan',
      lastName: 'Kowalski',
      language: 'en',
      sendBill: false,
      demoPaymentDone: true,
    },
  ])
})

it.each([
  [false, true],
  [true, false],
])('P34 with checkout_by_name %s a phone asks for a further proof: %s', async (checkout_by_name, isAsked) => {
  await renderScreen({ ...phone, config: { flags: { ...flags, checkout_by_name } } })
  await box(/Room number/)
  expect(screen.queryByRole('textbox', { name: /phone/i }) !== null).toBe(isAsked)
})

it('CHECKOUT-02.a CHECKOUT-02.b NAV-16.a NAV-16.b 5 opens the summary of that reservation, with room, name and origin', async () => {
  const checkOut = () => ({ code: 5, reference: 'FOY1011' })
  const { user, place } = await renderScreen({ ...kiosk, path: address, answers: { checkOut } })
  await box(/Room number/)
  await user.click(submit())
  await waitFor(() =>
    expect(place()).toMatchObject({
      screen: 'check-in-summary',
      params: { code: 'FOY1011', roomNumber: '204', firstName: 'Jan', lastName: 'Kowalski', from: 'checkout' },
    }),
  )
})

it.each([
  ['of our own', { code: 11, error: 'leavesLater', message: 'later' }, { error: 'leavesLater' }],
  [
    'of another system',
    { code: 99, error: 'Folio is locked', message: 'Ask the cashier' },
    { error: 'Folio is locked', message_error: 'Ask the cashier' },
  ],
])('CHECKOUT-03 API-37.c API-37.e another code %s shows the error page with its message', async (_, said, params) => {
  const { user, place } = await renderScreen({ ...kiosk, path: address, answers: { checkOut: () => said } })
  await box(/Room number/)
  await user.click(submit())
  await waitFor(() => expect(place()).toMatchObject({ screen: 'show-error', params }))
})

it('CHECKOUT-04 shows the search’s message when no stay is found, and keeps what was typed', async () => {
  const checkOut = () => {
    throw new Problem('reservationNotFound')
  }
  const { user, path } = await renderScreen({ ...kiosk, path: address, answers: { checkOut } })
  await box(/Room number/)
  await user.click(submit())
  expect(await screen.findByText(/We couldn’t find a booking with these details/)).toBeTruthy()
  expect([path(), (await box(/Surname/)).getAttribute('value')]).toEqual([address, 'Kowalski'])
})

it('CHECKOUT-05 handles every other failure like any other problem', async () => {
  const checkOut = () => {
    throw new Problem('unavailable')
  }
  const { user, place } = await renderScreen({ ...kiosk, path: address, answers: { checkOut } })
  await box(/Room number/)
  await user.click(submit())
  await waitFor(() => expect(place()).toMatchObject({ screen: 'show-error', params: { error: 'unavailable' } }))
})

it('a phone requires more than room and name, and sends nothing without it', async () => {
  const { user, askedOf } = await renderScreen({ ...phone, path: address, answers: done })
  const factor = await box(/Booking number, or last 4 digits/)
  expect(screen.getByText('This makes sure no one else can check you out.')).toBeTruthy()
  await user.click(submit())
  expect([askedOf('checkOut'), factor.getAttribute('aria-invalid')]).toEqual([[], 'true'])
  await user.type(factor, '3456')
  await user.click(submit())
  await waitFor(() => expect(askedOf('checkOut')[0]?.body).toMatchObject({ roomNumber: '204', secondFactor: '3456' }))
})

it('refers to reception where the hotel accepts neither number nor phone', async () => {
  await renderScreen({ ...phone, config: { flags: { ...flags, second_factors: ['name'] } } })
  expect(await screen.findByText('At this hotel, reception checks you out.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('a phone with the stay card needs one tap; another room needs the form', async () => {
  const room = { ...buildReservation().room, keyCode: '482916' }
  const reservations = [buildReservation({ state: 'inHouse', room })]
  const { user, askedOf, path } = await renderScreen({ ...phone, reservations, answers: done })
  expect(await screen.findByRole('heading', { name: 'Check out of room 204?' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.dblClick(submit())
  await waitFor(() => expect(path()).toBe('/farewell/FOY1011'))
  expect(askedOf('checkOut').map(({ body }) => body)).toMatchObject([
    { roomNumber: '204', firstName: 'Ana', lastName: 'Soler', sendBill: true },
  ])
})

it('HOME-04.b redirects home where check-out is switched off', async () => {
  const { path } = await renderScreen({ ...kiosk, config: {}, path: address })
  await waitFor(() => expect(path()).toBe('/check-in'))
})
