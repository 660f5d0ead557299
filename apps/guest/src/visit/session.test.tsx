import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SessionAlert } from '../flows/account/session-alert.tsx'
import { useJourney } from '../journey/journey-context.tsx'
import { EditProfileScreen } from '../screens/edit-profile/edit-profile-screen.tsx'
import { MyBookingsScreen } from '../screens/my-bookings/my-bookings-screen.tsx'
import type { Answers } from '../testing/fake-fetch.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { TOKEN_HAS_EXPIRED } from './session.ts'
import { useSession } from './session-context.tsx'

const session = { token: 'secret', user: { id: 'u1', name: 'Ana' } }
const config = { flags: { accounts: true } }
const stored = () => Object.keys(localStorage).toSorted()
const expired = () => {
  throw new Problem('tokenExpired')
}
const refused: Answers = { myBookings: expired, fetchProfile: expired }

it('SHELL-28.a SHELL-28.b SHELL-29 removes a token that is no longer valid, and its user, and shows an alert', async () => {
  const { user, path } = await renderScreen({
    Screen: MyBookingsScreen,
    path: '/my-bookings',
    config,
    session,
    answers: refused,
    Beside: SessionAlert,
  })
  expect(await screen.findByRole('alertdialog', { name: 'Your session has expired!' })).toBeTruthy()
  expect(stored()).toEqual([])
  await waitFor(() => expect(path()).toBe('/auth/login'))
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(path()).toBe('/auth/login')
})

it('a guest who continues without the account gets to the bookings of this visit, not to the login', async () => {
  const { user, path } = await renderScreen({
    Screen: MyBookingsScreen,
    path: '/my-bookings',
    config,
    session,
    answers: refused,
    Beside: SessionAlert,
  })
  await screen.findByRole('alertdialog', { name: 'Your session has expired!' })
  await waitFor(() => expect(path()).toBe('/auth/login'))
  await user.click(screen.getByRole('button', { name: 'Continue without signing in' }))
  expect(path()).toBe('/your-booking')
})

function Who() {
  const { session: now } = useSession()
  const { restart } = useJourney()
  return (
    <button type="button" onClick={() => restart('check-in')}>
      {now ? `${now.user.id} ${now.user.name} ${now.token}` : 'nobody'}
    </button>
  )
}

const who = { Screen: Who, path: '/check-in', config, session, answers: { endVisit: () => ({ csrf: 'next' }) } }

it('SHELL-29 the event tokenHasExpired alone does the same', async () => {
  await renderScreen({ ...who, Beside: SessionAlert })
  expect(await screen.findByText('u1 Ana secret')).toBeTruthy()
  act(() => void dispatchEvent(new Event(TOKEN_HAS_EXPIRED)))
  expect(TOKEN_HAS_EXPIRED).toBe('tokenHasExpired')
  expect(await screen.findByRole('alertdialog', { name: 'Your session has expired!' })).toBeTruthy()
  expect(screen.getByText('nobody')).toBeTruthy()
  expect(stored()).toEqual([])
})

it('a phone’s owner stays signed in when a visit is over', async () => {
  const { user } = await renderScreen(who)
  await user.click(await screen.findByText('u1 Ana secret'))
  expect(await screen.findByText('u1 Ana secret')).toBeTruthy()
  expect(stored()).toHaveLength(2)
})

it('a hotel device signs its guest out with the visit, and stores nothing longer than the tab', async () => {
  const { user } = await renderScreen({
    ...who,
    settled: (site) => ({ ...site, device: { ...site.device, enrolledOnly: true } }),
    Beside: BeginsAtOnce,
  })
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
  expect(screen.getByText('u1 Ana secret')).toBeTruthy()
  expect(sessionStorage.getItem('foyer.account.1.token')).toBe('secret')
  await user.click(screen.getByText('u1 Ana secret'))
  expect(await screen.findByText('nobody')).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
})

function BeginsAtOnce() {
  const { begin } = useSession()
  return (
    <button type="button" onClick={() => begin(session)}>
      Begin
    </button>
  )
}

it('signing out in another tab signs this one out', async () => {
  await renderScreen(who)
  expect(await screen.findByText('u1 Ana secret')).toBeTruthy()
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'foyer.account.1.token' })))
  expect(await screen.findByText('nobody')).toBeTruthy()
})

it('a name changed in another tab changes here too', async () => {
  await renderScreen(who)
  expect(await screen.findByText('u1 Ana secret')).toBeTruthy()
  localStorage.setItem('foyer.account.1.user', JSON.stringify({ id: 'u1', name: 'Anna' }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'foyer.account.1.user' })))
  expect(await screen.findByText('u1 Anna secret')).toBeTruthy()
})

const other = { token: 'theirs', user: { id: 'u2', name: 'Jonas' } }

function OtherSignsIn() {
  const { begin } = useSession()
  return (
    <button type="button" onClick={() => begin(other)}>
      Jonas signs in
    </button>
  )
}

it('the next guest to sign in sees nothing that the previous one entered', async () => {
  let owner = 'Ana'
  const { user, reload } = await renderScreen({
    Screen: EditProfileScreen,
    path: '/edit-profile',
    config,
    session,
    answers: {
      fetchProfile: () =>
        owner === 'Ana' ? { firstName: 'Ana', email: 'ana@example.com', emailConfirmed: true } : new Promise(() => {}),
    },
    Beside: OtherSignsIn,
  })
  await user.type(await screen.findByDisplayValue('Ana'), ' María')
  owner = 'Jonas'
  await user.click(screen.getByRole('button', { name: 'Jonas signs in' }))
  await waitFor(() => expect(screen.queryByDisplayValue('ana@example.com')).toBeNull())
  reload()
  await screen.findByRole('heading', { name: 'Are these your details?' })
  await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(2))
  expect(screen.queryByDisplayValue(/Ana|ana@/)).toBeNull()
})

it('no one is signed in if the hotel has no accounts', async () => {
  await renderScreen({ ...who, config: {} })
  expect(await screen.findByText('nobody')).toBeTruthy()
})
