import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { HandOverScreen } from '../../screens/hand-over/hand-over-screen.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
// The app loads this lazily; importing it here keeps loading out of the test's timeout.
import './hand-over-dialog.tsx'
import { HandOverWatcher } from './hand-over-watcher.tsx'

function Screen() {
  useReservations()
  return <GuestFrame question="Who is staying?" />
}

const ID = '3f0e2f5e-6f3c-4b5e-9a63-0d3f5d0f3f10'
const made = { id: ID, secret: 'told-once', code: 'FOYERGO1.x', picture: 'AAAA', seconds: 120 }
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function renderOffered(to: 'phone' | 'lobby', appKey: string, other: Answers = {}) {
  let state: 'waiting' | 'taken' | 'over' = 'waiting'
  const rendered = await renderScreen({
    Screen,
    Beside: HandOverWatcher,
    path: '/guest-list/FOY1001',
    appKey,
    settled: (site) => ({ ...site, handsOverTo: to }),
    fakeTimers: true,
    answers: {
      makeHandOver: () => ({ ...made, to }),
      readHandOver: () => ({ state }),
      endHandOver: () => ({ undone: false }),
      checkinHolder: () => ({}),
      endVisit: () => ({ csrf: 'next' }),
      ...other,
    },
  })
  await pass(0)
  return { ...rendered, isTaken: () => (state = 'taken'), isOver: () => (state = 'over') }
}

it('G10 a kiosk clears the guest as soon as its code is used, and stores only what it needs to take the check-in back', async () => {
  saveToVisit('guest.guest-1', { changes: { street: 'Lindenallee 4' } })
  const { path, askedOf, isTaken } = await renderOffered('phone', 'kiosk')
  await press('Continue on my phone')
  await pass(100)
  expect(screen.getByRole('img', { name: 'Code for your phone’s camera' })).toBeTruthy()
  expect(askedOf('makeHandOver').map(({ body }) => [body.reference, body.screen])).toEqual([['FOY1001', 'guest-list']])
  isTaken()
  await pass(1_600)
  await vi.waitFor(() => expect(path()).toMatch(/^\/hand-over/))
  expect([readFromVisit('guest.guest-1'), readFromVisit('handOver.given')]).toEqual([
    undefined,
    { id: ID, secret: 'told-once' },
  ])
  expect(askedOf('endVisit')).toHaveLength(1)
})

it('G10 a kiosk that shows a code learns of its use only from the code: a slow answer doesn’t name the booking', async () => {
  const { path, isTaken } = await renderOffered('phone', 'kiosk', {
    checkinHolder: () => ({ holder: { channel: 'ownDevice', seconds: 60, of: 60 } }),
  })
  await press('Continue on my phone')
  await pass(5_100)
  expect(path()).toBe('/guest-list/FOY1001')
  isTaken()
  await pass(1_600)
  await vi.waitFor(() => expect(path()).toMatch(/^\/hand-over/))
})

it('G10 a phone says where the check-in continues; a dismissed code can’t be used', async () => {
  const { path, askedOf, isTaken } = await renderOffered('lobby', 'own')
  await press('Continue at the kiosk')
  await pass(100)
  await press('Stay here')
  await pass(0)
  // If the code is already in use, ending it doesn't take the check-in back.
  expect(askedOf('endHandOver').map(({ body }) => body)).toEqual([{ id: ID, secret: 'told-once', unlessTaken: true }])
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Continue at the kiosk')
  await pass(100)
  isTaken()
  await pass(1_600)
  expect(path()).toMatch(/^\/show-error\?.*reservationInUse/)
})

it('G10 shows nothing when a code is rejected after the guest has dismissed it', async () => {
  const refusal = createDeferred<never>()
  const answers = [refusal.promise, new Promise<never>(() => {})]
  const makeHandOver = () => answers.shift() ?? refusal.promise
  const { path } = await renderOffered('phone', 'kiosk', { makeHandOver })
  await press('Continue on my phone')
  await press('Stay here')
  // It doesn't close the next dialog either.
  await press('Continue on my phone')
  refusal.reject(new Problem('reservationInUse'))
  await pass(0)
  await press('Stay here')
  expect(path()).toBe('/guest-list/FOY1001')
})

it('G10 does not show an expired code as valid', async () => {
  const { isOver } = await renderOffered('phone', 'kiosk')
  await press('Continue on my phone')
  await pass(100)
  isOver()
  await pass(1_600)
  expect(screen.queryByRole('img', { name: 'Code for your phone’s camera' })).toBeNull()
  expect(screen.getByRole('button', { name: 'New code' })).toBeTruthy()
})

it('G10 when a code is used at the last moment while a new one is requested, the kiosk clears the guest', async () => {
  let makes = 0
  const { path, isOver, isTaken } = await renderOffered('phone', 'kiosk', {
    makeHandOver() {
      makes += 1
      if (makes === 2) throw new Problem('reservationInUse')
      return { ...made, to: 'phone' }
    },
  })
  await press('Continue on my phone')
  await pass(100)
  isOver()
  await pass(1_600)
  isTaken()
  await press('New code')
  await pass(100)
  expect([makes, path()]).toEqual([2, expect.stringMatching(/^\/hand-over/)])
  expect(readFromVisit('handOver.given')).toEqual({ id: ID, secret: 'told-once' })
})

it('G10 a guest who has just said that it was not their phone is still there when the answer arrives', async () => {
  const answer = createDeferred<{ undone: boolean }>()
  const { path, reload } = await renderScreen({
    Screen: HandOverScreen,
    path: '/hand-over/-',
    appKey: 'kiosk',
    fakeTimers: true,
    answers: { endHandOver: () => answer.promise, endVisit: () => ({ csrf: 'next' }) },
  })
  saveToVisit('handOver.given', { id: ID, secret: 'told-once' })
  reload()
  await pass(25_000)
  await press('That wasn’t my phone')
  await pass(10_000)
  expect(path()).toBe('/hand-over/-')
  answer.resolve({ undone: true })
  await pass(0)
  expect(screen.getByRole('heading', { level: 1, name: 'Access removed' })).toBeTruthy()
})

it('G10 a check-in continued here starts at the same step and says what was left behind', async () => {
  const { path, toasts } = await renderScreen({
    Screen: HandOverScreen,
    path: '/hand-over/abc',
    answers: {
      takeHandOver: () => ({
        reservations: [buildReservation({ reference: 'FOY1001' })],
        screen: 'signpad',
        unsaved: true,
        from: 'kiosk',
      }),
    },
  })
  await vi.waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  expect(toasts).toEqual([expect.stringContaining('wasn’t saved')])
})
