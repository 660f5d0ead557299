import { markMessagesRead } from '@foyer/contract/reservation.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Answers } from '../testing/answering-fetch.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useJourney } from './journey-context.tsx'

let journey: ReturnType<typeof useJourney>
let call: (input: { body: { reference: string; messages: string[] } }) => Promise<unknown>

function Beside() {
  journey = useJourney()
  call = useCall(markMessagesRead).mutateAsync
  return null
}

async function atTheKiosk(endVisit: NonNullable<Answers['endVisit']>) {
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

it('T2 a server that does not answer keeps no guest on the screen, and nobody at the kiosk', async () => {
  const { path } = await atTheKiosk(() => new Promise(() => {}))
  let isOver = false
  void journey.leave().then(() => {
    isOver = true
  })
  await pass(100)
  expect([path(), isOver]).toEqual(['/select-language', false])
  await pass(3_000)
  expect(isOver).toBe(true)
})

it('T2 nothing of the next guest is said in the visit of the one before', async () => {
  let answer = (_answer: { csrf: string }) => {}
  const { ofNext } = await atTheKiosk(
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

it('T2 while the server cannot be reached the next guest is told so, and a try of theirs ends the visit before first', async () => {
  let isOffline = true
  const { ofNext, askedOf } = await atTheKiosk(() => {
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

it('without anybody it tries again by itself', async () => {
  let tries = 0
  const { askedOf } = await atTheKiosk(() => {
    tries += 1
    if (tries < 3) throw new Problem('offline')
    return { csrf: 'next' }
  })
  await act(() => Promise.all([journey.restart(), vi.advanceTimersByTimeAsync(100)]))
  await pass(60_000)
  expect(askedOf('endVisit')).toHaveLength(3)
})
