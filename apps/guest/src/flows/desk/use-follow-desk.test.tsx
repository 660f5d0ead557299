import type { CommandContent } from '@foyer/contract/messages/desk-command.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useReservations } from '../../journey/use-reservations.ts'
import { readFromVisit } from '../../site/visit-storage.ts'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useFollowDesk } from './use-follow-desk.ts'
import { useRestartAfterArrival } from './use-restart-after-arrival.ts'

const SCREENSAVER = '/lean-frontapp-screensaver/'
const Beside = () => {
  useFollowDesk()
  useRestartAfterArrival()
  useReservations()
  return null
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const reservation = buildReservation({ reference: 'FOY1001' })
const about = { reference: 'FOY1001' }

async function renderFollowing({ path = SCREENSAVER, answers = {} }: { path?: string; answers?: Answers } = {}) {
  const view = await renderScreen({
    Screen: () => null,
    Beside,
    path,
    appKey: 'frontapp',
    fakeTimers: true,
    reservations: [],
    answers: { endVisit: () => ({ csrf: 'next' }), followDesk: () => ({ reservations: [reservation] }), ...answers },
  })
  await vi.waitUntil(() => view.desk.connections.length > 0)
  await pass(0)
  const { line } = view.desk
  return {
    ...view,
    async commanded(said: CommandContent) {
      const id = line.command(said)
      await pass(0)
      return id
    },
    taken: () => line.taken,
    rests: () => vi.waitUntil(() => view.path() === SCREENSAVER),
  }
}

it.each<[string, CommandContent, string]>([
  [
    'FRONTAPP-06.a guestDataFromPMS opens guest-detail',
    { type: 'guestDataFromPMS', data: { ...about, guestIndex: 1 } },
    '/guest-detail/FOY1001/1',
  ],
  [
    'FRONTAPP-07.a extras opens check-in-extras',
    { type: 'extras', data: { ...about, extras: [] } },
    '/check-in-extras/FOY1001',
  ],
  [
    'FRONTAPP-09 goToSummary opens the summary',
    { type: 'goToSummary', data: about },
    '/check-in-summary/FOY1001/-/-/-/-/-/-',
  ],
])('%s, with what the server opens for this command', async (_, said, there) => {
  const { commanded, path, askedOf, taken } = await renderFollowing()
  const id = await commanded(said)
  expect(path()).toBe(there)
  expect(askedOf('followDesk')).toMatchObject([{ body: { id } }])
  expect(taken()).toEqual([id])
})

it('FRONTAPP-06.b FRONTAPP-20.c guest data from the desk appears in the form, unsaved', async () => {
  const { commanded, askedOf } = await renderFollowing()
  const guest = { firstName: 'Ana', birthDate: '1988-03-12', documentNumber: 'C01X00T47' }
  await commanded({ type: 'guestDataFromPMS', data: { ...about, guestIndex: 1, guest } })
  expect(readFromVisit(`guest.${reservation.guests[0]?.id}`)).toMatchObject({ changes: guest })
  expect(askedOf('updateGuests')).toEqual([])
})

it('FRONTAPP-07.b extras from the desk are selected but not ordered', async () => {
  const { commanded, askedOf } = await renderFollowing()
  await commanded({ type: 'extras', data: { ...about, extras: [{ extraId: 'breakfast', quantity: 2 }] } })
  expect(readFromVisit('extras.FOY1001')).toEqual({ chosen: { breakfast: 2 }, page: 0 })
  expect(askedOf('addExtras')).toEqual([])
})

it('FRONTAPP-04.a FRONTAPP-04.b FRONTAPP-13.c answers checkConnection with connected and shows the screensaver', async () => {
  const { commanded, desk, rests, askedOf } = await renderFollowing({ path: '/check-in' })
  const to = await commanded({ type: 'checkConnection', data: {} })
  expect(desk.told).toEqual([{ type: 'connected', data: { to } }])
  await rests()
  expect(askedOf('endVisit')).toHaveLength(1)
})

it('FRONTAPP-11.a FRONTAPP-11.b answers checkConnectionFromModal with connected and keeps the screen', async () => {
  const { commanded, desk, path, askedOf } = await renderFollowing({ path: '/check-in' })
  const to = await commanded({ type: 'checkConnectionFromModal', data: {} })
  expect(desk.told).toEqual([{ type: 'connected', data: { to } }])
  expect([path(), askedOf('endVisit')]).toEqual(['/check-in', []])
})

it('FRONTAPP-12 answers ping with pong', async () => {
  const { commanded, desk, path } = await renderFollowing({ path: '/check-in' })
  const to = await commanded({ type: 'ping', data: {} })
  expect([desk.told, path()]).toEqual([[{ type: 'pong', data: { to } }], '/check-in'])
})

it('FRONTAPP-05 accepts connected without an answer', async () => {
  const { commanded, desk, path, taken } = await renderFollowing({ path: '/check-in' })
  const id = await commanded({ type: 'connected', data: {} })
  expect([desk.told, path(), taken()]).toEqual([[], '/check-in', [id]])
})

it('FRONTAPP-08 goToScreensaver shows the screensaver and clears the guest', async () => {
  const { commanded, rests, askedOf } = await renderFollowing({ path: '/check-in' })
  await commanded({ type: 'goToScreensaver', data: {} })
  await rests()
  expect(askedOf('endVisit')).toHaveLength(1)
})

it.each([
  ['FRONTAPP-10.a SUMMARY-06 with a key code from the desk', { keyCode: '4711' }, {}, 30],
  [
    'FRONTAPP-10.a MODEL-07.h SUMMARY-06 with the reservation’s key code',
    {},
    { room: { ...reservation.room, keyCode: '4711' } },
    30,
  ],
  ['FRONTAPP-10.b MODEL-07.h SUMMARY-07 without a key code', {}, {}, 10],
])('%s the screen shows the screensaver that many seconds after checkInOK', async (_, key, known, seconds) => {
  const { commanded, path, rests } = await renderFollowing({
    answers: { followDesk: () => ({ reservations: [{ ...reservation, ...known }] }) },
  })
  await commanded({ type: 'checkInOK', data: { ...about, ...key } })
  expect(path()).toBe('/finish/?code=FOY1001')
  await pass(seconds * 1_000 - 1)
  expect(path()).toBe('/finish/?code=FOY1001')
  await pass(1)
  await rests()
})

it('reports to the desk what the server doesn’t open, and runs the next command', async () => {
  const { commanded, desk, path, taken } = await renderFollowing({
    answers: {
      followDesk: () => {
        throw new Problem('reservationNotFound')
      },
    },
  })
  await commanded({ type: 'goToSummary', data: about })
  expect(desk.told).toEqual([{ type: 'error', data: { problem: 'reservationNotFound' } }])
  expect(path()).toBe(SCREENSAVER)
  await commanded({ type: 'ping', data: {} })
  expect(taken()).toHaveLength(2)
})

it('keeps the command waiting while the server can’t be reached', async () => {
  let isThere = false
  const { commanded, path, taken } = await renderFollowing({
    answers: {
      followDesk() {
        if (!isThere) throw new Problem('unavailable')
        return { reservations: [reservation] }
      },
    },
  })
  await commanded({ type: 'goToSummary', data: about })
  expect([path(), taken()]).toEqual([SCREENSAVER, []])
  isThere = true
  await pass(2_000)
  expect(path()).toBe('/check-in-summary/FOY1001/-/-/-/-/-/-')
})
