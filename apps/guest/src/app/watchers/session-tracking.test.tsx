import { place } from '@foyer/domain/journey/place.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { SelectLanguageScreen } from '../../screens/select-language/select-language-screen.tsx'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useSessionTracking } from './session-tracking.ts'

let journey: ReturnType<typeof useJourney>

function Beside() {
  journey = useJourney()
  useSessionTracking()
  return null
}

const answers: Answers = { trackEvent: () => ({}) }
/** With a menu, so that home is not skipped. */
const config = { flags: { walkin_enabled: true } }

interface Tracked {
  readonly appKey?: string
  readonly answers?: Answers
  readonly Screen?: ComponentType
  readonly Late?: ComponentType
}

async function renderTracked(path: string, { Late = Beside, ...more }: Tracked = {}) {
  const rendered = await renderScreen({ Screen: () => null, Beside: Late, path, config, answers, ...more })
  const events = () => rendered.askedOf('trackEvent').map(({ body }) => body)
  return {
    ...rendered,
    events,
    steps: () => rendered.askedOf('saveStep').map(({ body }) => body),
    last: () => events().at(-1),
    async go(screen: ScreenName, params: Record<string, string> = {}) {
      vi.setSystemTime(Date.now() + 1_000)
      const before = events().length
      act(() => journey.goTo(place(screen, params)))
      await waitFor(() => expect(events().length).toBeGreaterThan(before))
    },
  }
}

it('API-05.a MODEL-25.a MODEL-25.b TRACK-02 the first load opens a session and sends who and where, without the address parameters', async () => {
  const { events } = await renderTracked('/check-in?voucher=FOY1001&surname=Canaryson', { appKey: 'kiosk' })
  await waitFor(() => expect(events()).toHaveLength(1))
  expect(events()[0]).toEqual({
    session: {
      trackingNumber: 'test',
      language: 'en',
      isPok: true,
      hotelId: 1,
      companyId: 1,
      userAgent: navigator.userAgent,
      appId: 'kiosk',
    },
    type: 'new-session',
    state: 'check-in',
    description: 'page loaded',
    url: '/check-in',
  })
})

it('TRACK-02 opens a session even if the guest moves on before tracking has loaded', async () => {
  function Late() {
    const { cameFrom } = useJourney()
    return cameFrom && <Beside />
  }
  const { user, events } = await renderTracked('/select-language', { Screen: SelectLanguageScreen, Late })
  await user.click(await screen.findByRole('button', { name: 'English' }))
  await waitFor(() => expect(events()).toHaveLength(1))
  expect(events()[0]).toMatchObject({ type: 'new-session', state: 'home', description: 'page loaded' })
})

it('MODEL-25.a MODEL-25.c TRACK-01 TRACK-03 TRACK-04 TRACK-09 sessions begin where the specification says; other moves belong to the current session', async () => {
  const { go, last } = await renderTracked('/home')
  const number = () => last()?.session.trackingNumber
  await go('check-in')
  expect([last()?.type, last()?.description, number()]).toEqual(['navigation', 'screen entered', 'test'])
  await go('your-booking')
  expect(last()).toMatchObject({ type: 'navigation', data: { from: 'check-in' } })
  await go('check-in')
  expect([last()?.type, last()?.description]).toEqual(['new-session', 'another booking searched'])
  const second = number()
  expect(second).toMatch(/^1-1-\d{13}$/)
  await go('guest-list', { code: 'FOY1001' })
  expect(last()).toMatchObject({
    type: 'navigation',
    session: { trackingNumber: second, reservationNumber: 'FOY1001' },
  })
  await go('select-language')
  expect([last()?.type, last()?.description]).toEqual(['new-session', 'language chosen anew'])
  expect(number()).not.toBe(second)
})

it('TRACK-08 sends nothing about the sign-in', async () => {
  const { events, go } = await renderTracked('/sign-in')
  await go('home')
  expect(events().map(({ state }) => state)).toEqual(['home'])
})

it('API-04.a API-04.b records each screen with a booking as a check-in step, and the last one completes it', async () => {
  const { go, steps } = await renderTracked('/home', { appKey: 'kiosk' })
  expect(steps()).toEqual([])
  await go('guest-list', { code: 'FOY1001' })
  await go('finish', { code: 'FOY1001' })
  await waitFor(() => expect(steps()).toHaveLength(2))
  const step = { hotelId: 1, reference: 'FOY1001', isPok: true, isFrontApp: false, appKey: 'kiosk' }
  expect(steps()).toEqual([
    { ...step, step: 'guest-list', finished: false },
    { ...step, step: 'finish', finished: true },
  ])
})

it('tracks a problem shown to a guest by its code only', async () => {
  const { go, last, events } = await renderTracked('/home')
  await go('show-error', { error: 'roomNotReady', statusCode: '409', message_error: 'Canaryson' })
  await waitFor(() => expect(last()?.type).toBe('error'))
  expect(last()).toMatchObject({ description: 'problem shown', data: { problem: 'roomNotReady', status: 409 } })
  expect(JSON.stringify(events())).not.toContain('Canaryson')
})

it('ERROR-09.a ERROR-09.b tracks a failed response and opens the error page with the action and the error', async () => {
  let show: ReturnType<typeof useProblems>['show'] = () => {}
  function Failing() {
    show = useProblems().show
    return null
  }
  const { last, place: here } = await renderTracked('/guest-list/FOY1001', { Screen: Failing })
  await act(async () => show(new Problem('unavailable', 'the answer was 503'), { action: 'Check-in', code: 'FOY1001' }))
  await waitFor(() => expect(last()).toMatchObject({ type: 'error', data: { problem: 'unavailable', status: 503 } }))
  expect(here()?.screen).toBe('show-error')
  expect(here()?.params).toMatchObject({
    action: 'Check-in',
    error: 'unavailable',
    message_error: 'the answer was 503',
    code: 'FOY1001',
  })
})

it('does not wait for events and ignores one that cannot be sent', async () => {
  const offline = () => {
    throw new Problem('offline')
  }
  const { path } = await renderTracked('/guest-list/FOY1001', { answers: { trackEvent: offline, saveStep: offline } })
  await act(async () => {})
  expect(path()).toBe('/guest-list/FOY1001')
})

it('NAV-30.b reports create-reservation as the state of the screen at /walk-in/', async () => {
  const { last, path } = await renderTracked('/walk-in/')
  await waitFor(() => expect(last()?.state).toBe('create-reservation'))
  expect(path()).toBe('/walk-in/')
})
