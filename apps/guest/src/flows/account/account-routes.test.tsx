import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CurrentScreen } from '../../app/current-screen.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'

const session = { token: 'secret', user: { id: 'u1', name: 'Ana' } }
const reservation = buildReservation({ guests: [buildGuest()] })

it.each([
  ['NAV-04', '/auth/login', undefined, 'Sign in to your account'],
  ['NAV-11.b an operator’s', '/fast-check-in/FOY1001', session, 'Your check-in', 'kiosk'],
  ['NAV-57', '/auth/signup', undefined, 'Create your account'],
  ['NAV-05', '/auth/signup', session, 'Do you want to sign out?'],
  ['NAV-09', '/my-bookings', session, 'Welcome, Ana'],
  ['NAV-11.a', '/fast-check-in/FOY1001', session, 'Your check-in'],
  ['NAV-26', '/edit-profile', session, 'Are these your details?'],
  ['NAV-58', '/update-password', session, 'Choose a new password'],
  ['NAV-59', '/update-identity-document', session, 'Which document do you travel with?'],
])('%s route %s presents its screen', async (_, path, who, question, appKey = 'own') => {
  const { askedOf, path: now } = await renderScreen({
    Screen: CurrentScreen,
    path,
    appKey,
    config: { flags: { accounts: true } },
    ...(who && { session: who }),
    reservations: [reservation],
    answers: {
      fetchProfile: () => ({ email: 'ana.soler@example.com', emailConfirmed: true }),
      myBookings: () => ({ reservations: [reservation] }),
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: question })).toBeTruthy()
  // A guest who has signed in is recognised here on any device.
  if (question === 'Your check-in') await waitFor(() => expect(askedOf('fetchProfile')).not.toEqual([]))
  expect(now()).toBe(path)
})
