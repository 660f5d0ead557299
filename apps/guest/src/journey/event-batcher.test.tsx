import { place } from '@foyer/domain/journey/place.ts'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSessionTracking } from '../app/watchers/session-tracking.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useGuestCaller } from '../visit/caller-context.tsx'
import type { GuestCaller } from '../visit/guest-caller.ts'
import { useJourney } from './journey-context.tsx'

let journey: ReturnType<typeof useJourney>
let caller: GuestCaller | undefined

function Beside() {
  journey = useJourney()
  caller = useGuestCaller()
  useSessionTracking()
  return null
}

async function renderPage() {
  const { askedOf } = await renderScreen({
    Screen: () => null,
    Beside,
    path: '/home',
    config: { flags: { walkin_enabled: true } },
    answers: { trackEvent: () => ({}) },
    batchMs: 15_000,
    fakeTimers: true,
  })
  await act(() => vi.advanceTimersByTimeAsync(0))
  /** The screens in each call so far. */
  const calls = () =>
    askedOf('trackEvent').map(({ body: { more = [], ...first } }) => [first, ...more].map((one) => one.state))
  expect(calls()).toEqual([['home']])
  return {
    calls,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    go: (screen: 'check-in' | 'your-booking' | 'show-error' | 'checkout') =>
      act(async () => journey.goTo(place(screen, screen === 'show-error' ? { error: 'roomNotReady' } : {}))),
  }
}

it('J12 sends the start of a session at once, and a series of events in one call', async () => {
  const { go, pass, calls } = await renderPage()
  await go('check-in')
  await pass(10_000)
  await go('your-booking')
  expect(calls()).toHaveLength(1)
  await pass(5_000)
  expect(calls().slice(1)).toEqual([['check-in', 'your-booking']])
})

it('J12 sends errors at once, together with earlier events', async () => {
  const { go, calls } = await renderPage()
  await go('check-in')
  await go('show-error')
  expect(calls().slice(1)).toEqual([['check-in', 'show-error', 'show-error']])
})

it('J12 gathers no more events than one call accepts', async () => {
  const { go, calls } = await renderPage()
  for (let at = 0; at < 10; at += 1) {
    await go('checkout')
    await go('your-booking')
  }
  expect(
    calls()
      .slice(1)
      .map((one) => one.length),
  ).toEqual([20])
})

it.each([
  ['the page closes', () => void dispatchEvent(new Event('pagehide'))],
  [
    'the page is hidden',
    () => {
      const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      hidden.mockRestore()
    },
  ],
  ['the guest leaves', () => void caller?.leave(async () => {})],
])('J12 loses nothing when %s', async (_, goes) => {
  const { go, calls, pass } = await renderPage()
  const sent = vi.spyOn(globalThis, 'fetch')
  await go('check-in')
  goes()
  await pass(0)
  expect(calls().slice(1)).toEqual([['check-in']])
  expect(sent.mock.calls.at(-1)?.[1]).toMatchObject({ keepalive: true })
})
