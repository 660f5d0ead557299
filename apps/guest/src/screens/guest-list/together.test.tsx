import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { saveToVisit } from '../../site/visit-storage.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestListScreen } from './guest-list-screen.tsx'

const main = buildGuest({ signatureState: 'uploaded' })
const second = buildGuest({
  id: 'guest-2',
  index: 2,
  main: false,
  firstName: 'Eva',
  documentNumber: undefined,
  email: undefined,
})
const done = { ...second, documentNumber: 'C01X00T48', email: 'eva@example.com' }
const reservation = buildReservation({ startDate: '2030-05-11', guests: [main, second] })
const here = { Screen: GuestListScreen, path: '/guest-list/FOY1001', appKey: 'prechk', reservations: [reservation] }

it('offers to share the list before arrival until no guest is missing', async () => {
  await renderScreen(here)
  expect(await screen.findByRole('button', { name: 'Send to the others' })).toBeTruthy()
})

it.each([
  ['there is no other guest', { reservations: [buildReservation({ guests: [second] })] }],
  ['every guest is ready', { reservations: [buildReservation({ guests: [main, done] })] }],
  ['it is the day of arrival', { appKey: 'own', reservations: [buildReservation({ guests: [main, second] })] }],
])('offers no sharing when %s', async (_, changes) => {
  await renderScreen({ ...here, ...changes })
  await screen.findByRole('button', { name: /Continue/ })
  expect(screen.queryByRole('button', { name: 'Send to the others' })).toBeNull()
})

it('shows what others save on their own phones without a reload', async () => {
  let guests = [main, second]
  await renderScreen({
    ...here,
    fakeTimers: true,
    answers: { visitReservations: () => ({ reservations: [{ ...reservation, guests }] }) },
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(2_000)
  expect(screen.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeTruthy()
  guests = [main, done]
  await pass(11_000)
  expect(screen.getByRole('heading', { level: 1, name: 'Everyone is ready' })).toBeTruthy()
})

it.each(['offline', 'unavailable'] as const)(
  'a background refresh without a response (%s) does not disturb the guest',
  async (code) => {
    let asked = 0
    let guests = [main, second]
    const { place } = await renderScreen({
      ...here,
      fakeTimers: true,
      answers: {
        visitReservations: () => {
          asked += 1
          if (asked > 2 && guests.includes(second)) throw new Problem(code)
          return { reservations: [{ ...reservation, guests }] }
        },
      },
    })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await pass(15_000)
    expect([asked > 2, place()?.screen, screen.queryByRole('alertdialog')]).toEqual([true, 'guest-list', null])
    guests = [main, done]
    await pass(11_000)
    expect(screen.getByRole('heading', { level: 1, name: 'Everyone is ready' })).toBeTruthy()
  },
)

it('explains politely that a check-in has begun at the hotel', async () => {
  const startLog = () => {
    throw new Problem('checkinBegun')
  }
  const { place } = await renderScreen({ ...here, answers: { startLog } })
  await waitFor(() => expect(place()?.params).toMatchObject({ error: 'checkinBegun', code: 'FOY1001' }))
})

it('G32 asks who holds the phone, and shows live whom another phone is filling in', async () => {
  const [andrei, elena] = [buildGuest({ firstName: 'Andrei' }), { ...second, firstName: 'Elena' }]
  const open = [{ ...andrei, documentNumber: undefined }, elena]
  let elsewhere = [andrei.id]
  await renderScreen({
    ...here,
    fakeTimers: true,
    reservations: [{ ...reservation, guests: open }],
    answers: { reportFillingIn: () => ({ elsewhere }) },
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(2_000)
  expect(screen.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeTruthy()
  expect(screen.getByText('Andrei is filling this in')).toBeTruthy()
  const primary = () => screen.queryAllByRole('button', { name: /^Continue/ }).map(({ textContent }) => textContent)
  expect(primary()).toEqual(['Continue with Elena'])
  elsewhere = [andrei.id, elena.id]
  await pass(6_000)
  expect([screen.getByText('Elena is filling this in') !== null, primary()]).toEqual([true, []])
  expect(screen.getByRole('status').textContent).toContain('The others are filling in the rest')
  elsewhere = []
  await pass(6_000)
  expect([screen.queryByText(/is filling this in/), primary()]).toEqual([null, ['Continue with Andrei']])
})

it('G32 no longer asks who holds a phone that has filled a guest in', async () => {
  const { reload } = await renderScreen(here)
  await screen.findByRole('heading', { level: 1, name: 'Who are you?' })
  saveToVisit('filledIn.FOY1001', true)
  reload()
  expect(await screen.findByRole('heading', { level: 1, name: 'Who is staying?' })).toBeTruthy()
})
