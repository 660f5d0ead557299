import type { AccountProfile } from '@foyer/domain/account/account.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, answerAllSaved } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FastCheckInScreen } from './fast-check-in-screen.tsx'

const profile: AccountProfile = {
  firstName: 'Ana',
  lastName: 'Soler',
  email: 'ana.soler@example.com',
  phone: '+49 15112345678',
  emailConfirmed: true,
  document: { documentType: 'P', documentNumber: 'C01X00T47', expiryDate: '2032-01-31' },
}
const { phone: _phone, documentNumber: _number, expiryDate: _expiry, documentType: _type, ...ana } = buildGuest()
const { birthDate: _birth, ...younger } = ana
const jonas = { ...younger, id: 'guest-2', index: 2, main: false, firstName: 'Jonas', email: 'jonas@example.com' }

function renderFast(guests: Guest[], answers: Answers = {}, who: AccountProfile = profile) {
  const reservation = buildReservation({ guests })
  return renderScreen({
    Screen: FastCheckInScreen,
    path: '/fast-check-in/FOY1001',
    config: { flags: { accounts: true, allow_manual_entry: true } },
    session: { token: 'secret', user: { id: 'u1', name: 'Ana' } },
    reservations: [reservation],
    answers: {
      fetchProfile: () => who,
      myBookings: () => ({ reservations: [reservation] }),
      updateGuests: answerAllSaved,
      ...answers,
    },
  })
}

it('NAV-11.a shows what will be sent, sends it with one tap, and opens the signature', async () => {
  const { user, path, askedOf } = await renderFast([ana])
  await screen.findByRole('heading', { name: 'May we use your details?' })
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['+49 15112345678', 'Passport', 'C01X00T47', '31 January 2032'])
  expect(screen.getByText('Then everyone is ready.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes, use them' }))
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  expect(askedOf('updateGuests')[0]?.body.guests).toMatchObject([
    { id: 'guest-1', firstName: 'Ana', documentNumber: 'C01X00T47', expiryDate: '2032-01-31', street: 'Lindenallee 4' },
  ])
  expect(askedOf('startLog').map(({ body }) => body.reference)).toEqual(['FOY1001'])
})

it('skips the signature when no guest has to sign', async () => {
  const { user, place } = await renderFast([buildGuest({ signatureState: 'uploaded' })])
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(place()?.screen).toBe('check-in-summary'))
})

it('leaves incomplete data in the guest’s form, and opens the list', async () => {
  const { user, path, askedOf } = await renderFast([younger])
  expect(await screen.findByText(/Some of your own details are missing/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes, use them' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(askedOf('updateGuests')).toEqual([])
  expect(JSON.parse(sessionStorage.getItem('foyer.guest.guest-1') ?? '')).toMatchObject({
    changes: { phone: '+49 15112345678', documentNumber: 'C01X00T47' },
  })
})

it('names who else is missing, and continues in the list', async () => {
  const { user, path, askedOf } = await renderFast([ana, jonas])
  expect(await screen.findByText('Still needed: Jonas Soler.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes, use them' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(askedOf('updateGuests')).toHaveLength(1)
  expect(askedOf('startLog')).toEqual([])
})

it('fills in nothing for an account that is not in the booking', async () => {
  const stranger = { ...profile, firstName: 'Eva', email: 'eva@example.com' }
  await renderFast([buildGuest()], {}, stranger)
  expect(await screen.findByText(/You aren’t one of the guests/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yes, use them' })).toBeNull()
})

it('opens the list without filling in anything for a guest who prefers to type', async () => {
  const { user, path } = await renderFast([ana])
  await user.click(await screen.findByRole('button', { name: 'I’ll fill it in myself' }))
  expect(path()).toBe('/guest-list/FOY1001')
  expect(sessionStorage.getItem('foyer.guest.guest-1')).toBeNull()
})

it('opens the list for a booking that is open on another screen', async () => {
  const inUse = () => {
    throw new Problem('reservationInUse')
  }
  const { user, path } = await renderFast([ana], { updateGuests: inUse })
  await user.click(await screen.findByRole('button', { name: 'Yes, use them' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
})

it('saves no guest twice when the guest retries after the check-in could not begin', async () => {
  let isThere = false
  let saved = false
  const { user, path, askedOf } = await renderFast([ana], {
    visitReservations: () => ({
      reservations: [buildReservation({ guests: [saved ? { ...buildGuest(), version: 2 } : ana] })],
    }),
    updateGuests: (asked) => {
      saved = true
      return answerAllSaved(asked)
    },
    startLog: () => {
      if (!isThere) throw new Problem('offline')
      return { success: true }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Yes, use them' }))
  isThere = Boolean(await screen.findByRole('alertdialog', { name: 'No internet connection' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  expect(askedOf('updateGuests')).toHaveLength(1)
})

it('retries with the newer data after a conflicting save', async () => {
  let version = 1
  const { user, path, toasts, askedOf } = await renderFast([{ ...ana, version }], {
    visitReservations: () => ({ reservations: [buildReservation({ guests: [{ ...ana, version }] })] }),
    updateGuests: (asked) => {
      if (asked.body.guests[0]?.version === 2) return answerAllSaved(asked)
      version = 2
      throw new Problem('guestChanged')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Yes, use them' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Yes, use them' }))
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  expect(askedOf('updateGuests').map(({ body }) => body.guests[0]?.version)).toEqual([1, 2])
})

it('redirects a link to another guest’s booking to the search', async () => {
  const nothing = { myBookings: () => ({ reservations: [] }), visitReservations: () => ({ reservations: [] }) }
  const { path } = await renderFast([ana], nothing)
  await waitFor(() => expect(path()).toBe('/check-in'))
})

it('NAV-11.c requires a signed-in guest', async () => {
  const { path } = await renderScreen({
    Screen: FastCheckInScreen,
    path: '/fast-check-in/FOY1001',
    config: { flags: { accounts: true } },
  })
  await waitFor(() => expect(path()).toBe('/auth/login'))
})

it('shows the same question when the guest returns to the page offline', async () => {
  let isThere = true
  const { path, askedOf } = await renderFast([ana], {
    fetchProfile: () => {
      if (!isThere) throw new Problem('unavailable')
      return profile
    },
  })
  await screen.findByRole('heading', { name: 'May we use your details?' })
  isThere = false
  dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(askedOf('fetchProfile')).toHaveLength(2))
  expect(await screen.findByRole('heading', { name: 'May we use your details?' })).toBeTruthy()
  expect(path()).toBe('/fast-check-in/FOY1001')
})
