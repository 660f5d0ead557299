import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { YourBookingScreen } from './your-booking-screen.tsx'

const rental = buildReservation({ reference: 'RAC3001' })
const here = {
  Screen: YourBookingScreen,
  path: '/your-booking',
  config: { product: 'carRental' },
  reservations: [rental],
} as const
const yes = () => screen.findByRole('button', { name: 'Yes, continue' })

it('BOOKINGS-07 BOOKINGS-12 API-27.a SHELL-01.b RAC-02 a tap on a rental starts its pick-up, and the drivers open once it has started', async () => {
  let finish = () => {}
  const started = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { user, path, askedOf } = await renderScreen({
    ...here,
    answers: {
      startPickUp: async () => {
        await started
        return { pickUpProcess: 'PU-3001' }
      },
    },
  })
  await user.click(await yes())
  await user.click(await yes())
  expect(askedOf('startPickUp').map(({ body }) => body)).toEqual([
    { appId: 'own', hotelId: 1, isPok: false, reference: 'RAC3001' },
  ])
  expect(path()).toBe('/your-booking')
  finish()
  await waitFor(() => expect(path()).toBe('/guest-list/RAC3001'))
})

it.each(['own', 'kiosk'])(
  'BOOKINGS-09 shows an alert with a retry for a pick-up that does not start: %s',
  async (appKey) => {
    let tries = 0
    const { user, path } = await renderScreen({
      ...here,
      appKey,
      answers: {
        startPickUp: () => {
          tries += 1
          if (tries === 1) throw new Problem('unavailable')
          return { pickUpProcess: 'PU-3001' }
        },
      },
    })
    await user.click(await yes())
    const alert = await screen.findByRole('alertdialog', { name: 'We couldn’t start your pick-up' })
    expect(path()).toBe('/your-booking')
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(path()).toBe('/guest-list/RAC3001'))
  },
)

/** A kiosk starts its pick-up without a question. */
const atKiosk = {
  ...here,
  appKey: 'kiosk',
  reservations: [
    buildReservation({
      reference: 'RAC3001',
      preCheckinCompleted: true,
      guests: [buildGuest({ signatureState: 'uploaded' })],
    }),
  ],
} as const

it('BOOKINGS-07 a booking that was completed at home is replaced by its drivers, so that the way back does not start it again', async () => {
  const before = history.length
  const { path } = await renderScreen({ ...atKiosk, answers: { startPickUp: () => ({ pickUpProcess: 'PU-3001' }) } })
  await waitFor(() => expect(path()).toBe('/guest-list/RAC3001'))
  expect(history.length).toBe(before)
})

it('BOOKINGS-09 a pick-up that did not start by itself leaves the booking, to start it by hand once the alert is closed', async () => {
  let starts = 0
  const { user, path } = await renderScreen({
    ...atKiosk,
    answers: {
      startPickUp: () => {
        starts += 1
        if (starts === 1) throw new Problem('unavailable')
        return { pickUpProcess: 'PU-3001' }
      },
    },
  })
  await screen.findByRole('alertdialog', { name: 'We couldn’t start your pick-up' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([starts, path()]).toEqual([1, '/your-booking'])
  await user.click(await yes())
  await waitFor(() => expect(path()).toBe('/guest-list/RAC3001'))
})
