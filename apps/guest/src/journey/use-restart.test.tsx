import { markMessagesRead } from '@foyer/contract/reservation.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Answers } from '../testing/fake-fetch.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useJourney } from './journey-context.tsx'

let journey: ReturnType<typeof useJourney>
let call: (input: { body: { reference: string; messages: string[] } }) => Promise<unknown>

function Beside() {
  journey = useJourney()
  call = useCall(markMessagesRead).mutateAsync
  return null
}

async function openKiosk(endVisit: NonNullable<Answers['endVisit']>) {
  const rendered = await renderScreen({
    Screen: () => null,
    Beside,
    fakeTimers: true,
    path: '/guest-list/FOY1001',
    appKey: 'kiosk',
    answers: { endVisit },
  })
  return { ...rendered, ofNext: () => rendered.askedOf('markMessagesRead').length }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const nextGuestCalls = () => call({ body: { reference: 'FOY1002', messages: ['welcome'] } })

it('T2 a server that doesn’t answer leaves no guest on the screen and doesn’t block the kiosk', async () => {
  const { path } = await openKiosk(() => new Promise(() => {}))
  let isOver = false
  void journey.leave().then(() => {
    isOver = true
  })
  await pass(100)
  expect([path(), isOver]).toEqual(['/select-language', false])
  await pass(3_000)
  expect(isOver).toBe(true)
})

it('T2 nothing of the next guest is sent in the previous guest’s visit', async () => {
  let answer = (_answer: { csrf: string }) => {}
  const { ofNext } = await openKiosk(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  void journey.restart()
  await pass(100)
  const called = nextGuestCalls()
  await pass(100)
  expect(ofNext()).toBe(0)
  answer({ csrf: 'next' })
  await pass(0)
  await called
  expect(ofNext()).toBe(1)
})

it('T2 while the server can’t be reached the next guest sees so, and their retry ends the previous visit first', async () => {
  let isOffline = true
  const { ofNext, askedOf } = await openKiosk(() => {
    if (isOffline) throw new Problem('offline')
    return { csrf: 'next' }
  })
  await act(() => Promise.all([journey.restart(), vi.advanceTimersByTimeAsync(100)]))
  await act(() => expect(nextGuestCalls()).rejects.toMatchObject({ code: 'offline' }))
  expect(ofNext()).toBe(0)
  isOffline = false
  await act(nextGuestCalls)
  expect([askedOf('endVisit').length, ofNext()]).toEqual([3, 1])
  await pass(60_000)
  expect(askedOf('endVisit')).toHaveLength(3)
})

it('retries automatically without a guest', async () => {
  let tries = 0
  const { askedOf } = await openKiosk(() => {
    tries += 1
    if (tries < 3) throw new Problem('offline')
    return { csrf: 'next' }
  })
  await act(() => Promise.all([journey.restart(), vi.advanceTimersByTimeAsync(100)]))
  await pass(60_000)
  expect(askedOf('endVisit')).toHaveLength(3)
})
