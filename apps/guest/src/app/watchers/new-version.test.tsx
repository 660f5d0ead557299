import { place } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useNewVersion } from './new-version.ts'

const MINUTE = 60_000
const BUILT = '2030-05-01T10:00:00.000Z'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answerVersion = (version: string): Answers => ({ staticsVersion: () => ({ success: true, version }) })

interface Watched {
  readonly path?: string
  readonly appKey?: string
  readonly flags?: object
  readonly answers?: Answers
}

async function renderWatched({ path = '/select-language', appKey = 'kiosk', flags = {}, answers }: Watched = {}) {
  const reload = vi.fn()
  let journey: ReturnType<typeof useJourney> | undefined
  function Beside() {
    journey = useJourney()
    useNewVersion(BUILT, useRef<number>(undefined), reload)
    return null
  }
  const { askedOf } = await renderScreen({
    Screen: () => null,
    Beside,
    fakeTimers: true,
    path,
    appKey,
    config: { flags },
    answers: answers ?? answerVersion('2030-05-01T11:00:00.000Z'),
  })
  return {
    reload,
    asked: () => askedOf('staticsVersion').length,
    go: (screen: 'check-in' | 'select-language') => act(async () => journey?.goTo(place(screen))),
  }
}

it('API-06.b SHELL-30.a SHELL-31 SHELL-32.a checks every ten minutes and loads a newer build', async () => {
  const { reload, asked } = await renderWatched()
  await pass(10 * MINUTE - 1)
  expect(asked()).toBe(0)
  await pass(1)
  expect([asked(), reload.mock.calls.length]).toEqual([1, 1])
})

it('API-06.b SHELL-32.b tolerates a difference of five minutes', async () => {
  const { reload, asked } = await renderWatched({ answers: answerVersion('2030-05-01T10:05:00.000Z') })
  await pass(30 * MINUTE)
  expect([asked(), reload.mock.calls.length]).toEqual([3, 0])
})

it('SHELL-30.c checks nothing during a visit, and runs an overdue check as soon as it ends', async () => {
  const { reload, asked, go } = await renderWatched()
  await pass(5 * MINUTE)
  await go('check-in')
  await pass(60 * MINUTE)
  expect(asked()).toBe(0)
  await go('select-language')
  await pass(0)
  expect([asked(), reload.mock.calls.length]).toEqual([1, 1])
})

it.each([
  ['SHELL-30.b a screensaver', { path: '/lean-frontapp-screensaver/' }, 1],
  ['SHELL-30.d a guest’s own phone', { appKey: 'own' }, 0],
  ['SHELL-33 demo mode', { flags: { demo: true } }, 0],
])('%s', async (_rule, where, times) => {
  const { asked } = await renderWatched(where)
  await pass(10 * MINUTE)
  expect(asked()).toBe(times)
})

it('retries later when the server is unreachable', async () => {
  const away = vi.fn(() => {
    throw new Problem('offline')
  })
  const { reload } = await renderWatched({ answers: { staticsVersion: away } })
  await pass(20 * MINUTE)
  expect([away.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
})
