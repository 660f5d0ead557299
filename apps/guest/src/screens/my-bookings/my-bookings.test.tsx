import type { AccountProfile } from '@foyer/domain/account/account.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SessionAlert } from '../../flows/account/session-alert.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MyBookingsScreen } from './my-bookings-screen.tsx'

const config = { flags: { accounts: true } }
const session = { token: 'secret', user: { id: 'u1', name: 'Ana' } }
const profile: AccountProfile = { email: 'ana.soler@example.com', emailConfirmed: true }
const answers = {
  fetchProfile: () => profile,
  myBookings: () => ({ reservations: [buildReservation(), buildReservation({ id: 'other', reference: 'FOY2' })] }),
}
const at = { Screen: MyBookingsScreen, path: '/my-bookings', config, session, answers }

it('API-20.a API-20.b BOOKINGS-11 NAV-09 SHELL-10.a SHELL-10.b shows the bookings of the signed-in guest, and a tap opens fast check-in', async () => {
  const { user, path, askedOf } = await renderScreen(at)
  await screen.findByRole('heading', { name: 'Welcome, Ana' })
  const [first] = await screen.findAllByRole('button', { name: /Ana Soler/ })
  expect(screen.getAllByRole('button', { name: /Ana Soler/ })).toHaveLength(2)
  expect(askedOf('myBookings')[0]?.body).toEqual({})
  await user.click(first as HTMLElement)
  expect(path()).toBe('/fast-check-in/FOY1001')
})

it.each([
  [
    'API-10.a API-10.b shows a checked-in guest the status and the room',
    { checkedIn: true, room: '301' },
    'You’re checked in. Your room is 301.',
  ],
  ['API-10.a shows only the status without a room', { checkedIn: true }, 'You’re checked in.'],
])('%s', async (_, status, words) => {
  await renderScreen({ ...at, answers: { ...answers, userStatus: () => status } })
  expect(await screen.findByText(words)).toBeTruthy()
})

it('API-10.a shows no check-in status to a guest who is not checked in', async () => {
  const { askedOf } = await renderScreen({ ...at, answers: { ...answers, userStatus: () => ({ checkedIn: false }) } })
  await screen.findAllByRole('button', { name: /Ana Soler/ })
  expect([askedOf('userStatus').length, screen.queryByText(/You’re checked in/)]).toEqual([1, null])
})

it('explains why a booking cannot begin now', async () => {
  const cancelled = { myBookings: () => ({ reservations: [buildReservation({ state: 'cancelled' })] }) }
  const { user, path } = await renderScreen({ ...at, answers: { ...answers, ...cancelled } })
  await user.click(await screen.findByRole('button', { name: /Ana Soler/ }))
  expect(path()).toBe('/your-booking')
})

it('SHELL-10.c redirects to the login without a session', async () => {
  const { session: _, ...stranger } = at
  const { path, askedOf } = await renderScreen(stranger)
  await waitFor(() => expect(path()).toBe('/auth/login'))
  expect(askedOf('myBookings')).toEqual([])
})

it('a mailed link confirms the address after sign-in, and is removed from the browser’s address', async () => {
  let confirmed = false
  const { path, askedOf } = await renderScreen({
    ...at,
    path: '/my-bookings?confirm=abc',
    answers: {
      ...answers,
      fetchProfile: () => ({ ...profile, emailConfirmed: confirmed }),
      confirmEmail: () => {
        confirmed = true
        return { confirmed }
      },
    },
  })
  expect(await screen.findByText('Your e-mail address is confirmed.')).toBeTruthy()
  expect([path(), askedOf('confirmEmail').map(({ body }) => body)]).toEqual(['/my-bookings', [{ token: 'abc' }]])
  await waitFor(() => expect(screen.queryByText(/We’ve e-mailed/)).toBeNull())
})

it('reloads bookings that were requested before the address was confirmed', async () => {
  const early = createDeferred<void>()
  let asked = 0
  await renderScreen({
    ...at,
    path: '/my-bookings?confirm=abc',
    answers: {
      ...answers,
      confirmEmail: () => ({ confirmed: true }),
      myBookings: async () => {
        asked += 1
        if (asked > 1) return { reservations: [buildReservation()] }
        await early.promise
        return { reservations: [] }
      },
    },
  })
  expect(await screen.findByText('Your e-mail address is confirmed.')).toBeTruthy()
  early.resolve()
  expect(await screen.findByRole('button', { name: /Ana Soler/ })).toBeTruthy()
})

it('a mailed link waits for its owner to sign in', async () => {
  const { session: _, ...stranger } = at
  const { path } = await renderScreen({ ...stranger, path: '/my-bookings?confirm=abc' })
  await waitFor(() => expect(path()).toBe('/auth/login'))
  expect(sessionStorage.getItem('foyer.account.confirm')).toBe('"abc"')
})

it('shows which address is not confirmed yet, and sends the mail again', async () => {
  const { user, askedOf } = await renderScreen({
    ...at,
    answers: {
      ...answers,
      myBookings: () => ({ reservations: [] }),
      fetchProfile: () => ({ ...profile, emailConfirmed: false }),
      sendConfirmation: () => ({}),
    },
  })
  expect(await screen.findByText(/We’ve e-mailed ana.soler@example.com/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send it again' }))
  expect(await screen.findByRole('button', { name: 'Sent' })).toBeTruthy()
  expect(askedOf('sendConfirmation')).toHaveLength(1)
})

it('offers a retry for bookings that cannot be loaded', async () => {
  let isThere = false
  const { user } = await renderScreen({
    ...at,
    answers: {
      ...answers,
      myBookings: () => {
        if (!isThere) throw new Problem('unavailable')
        return answers.myBookings()
      },
    },
  })
  isThere = Boolean(await screen.findByText('We couldn’t load your bookings just now.'))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('button', { name: /Ana Soler/ })).toHaveLength(2)
})

it('SHELL-29 shows the alert, not an error, when the token expires while a mail is requested', async () => {
  const { user, path } = await renderScreen({
    ...at,
    answers: {
      ...answers,
      fetchProfile: () => ({ ...profile, emailConfirmed: false }),
      sendConfirmation: () => {
        throw new Problem('tokenExpired')
      },
    },
    Beside: SessionAlert,
  })
  await user.click(await screen.findByRole('button', { name: 'Send it again' }))
  expect(await screen.findByRole('alertdialog', { name: 'Your session has expired!' })).toBeTruthy()
  expect(path()).toBe('/auth/login')
})
