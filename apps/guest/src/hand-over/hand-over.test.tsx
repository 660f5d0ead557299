import { aReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { GuestFrame } from '../frame/guest-frame.tsx'
import { useReservations } from '../journey/use-reservations.ts'
import { HandOverScreen } from '../screens/hand-over/hand-over-screen.tsx'
import { keep, kept } from '../site/kept.ts'
import { renderScreen } from '../testing/render-screen.tsx'
// Loaded late in the app: here it is there already, and no clock of a test waits for it.
import './hand-over-dialog.tsx'
import { HandOverWatcher } from './hand-over-watcher.tsx'

function Screen() {
  useReservations()
  return <GuestFrame question="Who is staying?" />
}

const ID = '3f0e2f5e-6f3c-4b5e-9a63-0d3f5d0f3f10'
const made = { id: ID, secret: 'told-once', code: 'FOYERGO1.x', picture: 'AAAA', seconds: 120 }
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function offered(to: 'phone' | 'lobby', appKey: string, checkinHolder: () => object = () => ({})) {
  let state: 'waiting' | 'taken' = 'waiting'
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
      checkinHolder,
      endVisit: () => ({ csrf: 'next' }),
    },
  })
  await pass(0)
  return { ...rendered, isTaken: () => (state = 'taken') }
}

it('G10 a kiosk forgets the guest the moment its code is taken, and keeps only with what it takes that back', async () => {
  keep('guest.guest-1', { changes: { street: 'Lindenallee 4' } })
  const { path, askedOf, isTaken } = await offered('phone', 'kiosk')
  await act(async () => screen.getByRole('button', { name: 'Go on on my phone' }).click())
  await pass(100)
  expect(screen.getByRole('img', { name: 'Code for your phone’s camera' })).toBeTruthy()
  expect(askedOf('makeHandOver').map(({ body }) => [body.reference, body.screen])).toEqual([['FOY1001', 'guest-list']])
  isTaken()
  await pass(1_600)
  await vi.waitFor(() => expect(path()).toMatch(/^\/hand-over/))
  expect([kept('guest.guest-1'), kept('handOver.given')]).toEqual([undefined, { id: ID, secret: 'told-once' }])
  expect(askedOf('endVisit')).toHaveLength(1)
})

it('G10 a kiosk that offers a code hears of its taking from the code alone: a slow answer does not name the booking', async () => {
  const { path, isTaken } = await offered('phone', 'kiosk', () => ({
    holder: { channel: 'ownDevice', seconds: 60, of: 60 },
  }))
  await act(async () => screen.getByRole('button', { name: 'Go on on my phone' }).click())
  await pass(5_100)
  expect(path()).toBe('/guest-list/FOY1001')
  isTaken()
  await pass(1_600)
  await vi.waitFor(() => expect(path()).toMatch(/^\/hand-over/))
})

it('G10 a phone says where it goes on; a code that was put away is taken by nobody', async () => {
  const { path, askedOf, isTaken } = await offered('lobby', 'own')
  await act(async () => screen.getByRole('button', { name: 'Go on at the kiosk' }).click())
  await pass(100)
  await act(async () => screen.getByRole('button', { name: 'Stay here' }).click())
  await pass(0)
  expect(askedOf('endHandOver')).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => screen.getByRole('button', { name: 'Go on at the kiosk' }).click())
  await pass(100)
  isTaken()
  await pass(1_600)
  expect(path()).toMatch(/^\/show-error\?.*reservationInUse/)
})

it('G10 what goes on here begins at the same step, and says what was left behind', async () => {
  const { path, toasts } = await renderScreen({
    Screen: HandOverScreen,
    path: '/hand-over/abc',
    answers: {
      takeHandOver: () => ({
        reservations: [aReservation({ reference: 'FOY1001' })],
        screen: 'signpad',
        unsaved: true,
        from: 'kiosk',
      }),
    },
  })
  await vi.waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  expect(toasts).toEqual([expect.stringContaining('had not been saved')])
})
