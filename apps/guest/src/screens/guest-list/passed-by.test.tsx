import { type Place, place } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { Button } from '../../parts/button.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestListScreen } from './guest-list-screen.tsx'

const { documentNumber: _number, ...begun } = buildGuest()
const list = place('guest-list', { code: 'FOY1001' })
const form = place('guest-detail', { code: 'FOY1001', guestIndex: '1' })

/** Navigates to the list from another screen. */
async function travel(
  from: Place,
  how: 'push' | 'back',
  under: Omit<Parameters<typeof renderScreen>[0], 'Screen' | 'path'>,
) {
  function Travel() {
    const journey = useJourney()
    return (
      <>
        <Button onPress={() => journey.goTo(from)}>Elsewhere</Button>
        <Button onPress={() => journey.goTo(list, how)}>To the list</Button>
      </>
    )
  }
  const at = await renderScreen({ Screen: GuestListScreen, path: '/guest-list/FOY1001', Beside: Travel, ...under })
  await at.user.click(await screen.findByRole('button', { name: 'Elsewhere' }))
  await at.user.click(screen.getByRole('button', { name: 'To the list' }))
  return at
}

const one = { reservations: [buildReservation({ guests: [begun] })] }
const ready = { reservations: [buildReservation({ guests: [buildGuest()] })] }

it('G20 leads a single guest from the booking straight to the form, and back past the list', async () => {
  const there = await travel(place('your-booking'), 'push', one)
  await waitFor(() => expect(there.path()).toBe('/guest-detail/FOY1001/1'))
  expect(there.askedOf('startLog')).toHaveLength(1)
  there.view.unmount()
  const { path } = await travel(form, 'back', one)
  await waitFor(() => expect(path()).toBe('/your-booking'))
})

it('P34 shows a single guest the list where the hotel wants it', async () => {
  await travel(place('your-booking'), 'push', { ...one, config: { flags: { guest_list_for_one: true } } })
  expect(await screen.findByRole('heading', { name: 'Who is staying?' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with Ana' })).toBeTruthy()
})

it('G20 skips a single guest who is ready, and shows their form on the way back', async () => {
  const there = await travel(form, 'push', ready)
  await waitFor(() => expect(there.path()).toBe('/signpad/FOY1001'))
  there.view.unmount()
  const { path } = await travel(place('signpad', { code: 'FOY1001' }), 'back', ready)
  await waitFor(() => expect(path()).toBe('/guest-detail/FOY1001/1'))
})

it('G20 opens the form for a single guest who wants to change saved data, instead of sending them back', async () => {
  const { path } = await travel(place('check-in-summary', { code: 'FOY1001' }), 'push', ready)
  await waitFor(() => expect(path()).toBe('/guest-detail/FOY1001/1'))
})

it('G20 avoids a loop: leaving the form unfinished shows the list', async () => {
  await travel(form, 'push', one)
  expect(await screen.findByRole('heading', { name: 'Who is staying?' })).toBeTruthy()
})

it('G20 shows the list to a party, and to a single guest with a child who needs no data', async () => {
  const second = { ...begun, id: 'guest-2', index: 2, main: false, email: 'second@example.com' }
  const party = await travel(place('your-booking'), 'push', {
    reservations: [buildReservation({ guests: [begun, second] })],
  })
  expect(await screen.findByRole('heading', { name: 'Who is staying?' })).toBeTruthy()
  party.view.unmount()
  await travel(place('your-booking'), 'push', { reservations: [buildReservation({ children: 1, guests: [begun] })] })
  expect(await screen.findByText(/One child is also booked/)).toBeTruthy()
})

it('G20 does not skip the list for a single guest whose reservation is open elsewhere', async () => {
  await travel(place('your-booking'), 'push', {
    ...one,
    answers: {
      startLog: () => {
        throw new Problem('reservationInUse')
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'This booking is open on another device' })).toBeTruthy()
})

const second = buildGuest({
  id: 'guest-2',
  index: 2,
  main: false,
  documentNumber: 'C01X00T55',
  email: 'second@example.com',
})
const signpad = place('signpad', { code: 'FOY1001' })
const kiosk = { appKey: 'kiosk', config: { apps: { kiosk: { channel: 'kiosk' } } } } as const
const family = { reservations: [buildReservation({ guests: [buildGuest(), second] })] }
const findEverybodyReady = () => screen.findByRole('heading', { name: 'Everyone is ready' })

it.each([
  ['their booking', place('your-booking')],
  ['the last form', form],
] as const)('G20 at the kiosk a party that is ready continues from %s without a tap', async (_where, from) => {
  const { path, askedOf } = await travel(from, 'push', { ...kiosk, ...family })
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  expect(askedOf('startLog')).toHaveLength(1)
})

it('G20 shows the list to a party that goes back, and does not leave it after a change', async () => {
  const { path, user } = await travel(form, 'push', { ...kiosk, ...family })
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await user.click(screen.getByRole('button', { name: 'To the list' }))
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
  expect(await findEverybodyReady()).toBeTruthy()
})

it.each([
  ['on the way back from the pad', signpad, 'back', { ...kiosk, ...family }],
  ['from the bill, to make a change', place('check-in-summary', { code: 'FOY1001' }), 'push', { ...kiosk, ...family }],
  ['on its own phone', place('your-booking'), 'push', family],
] as const)('G20 a party sees its list %s', async (_how, from, how, under) => {
  await travel(from, how, under)
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
  expect(await findEverybodyReady()).toBeTruthy()
})

it('G20 at the kiosk, first mentions a child who is not listed', async () => {
  await travel(place('your-booking'), 'push', {
    ...kiosk,
    reservations: [buildReservation({ children: 1, guests: [buildGuest(), second] })],
  })
  expect(await screen.findByText(/One child is also booked/)).toBeTruthy()
})
