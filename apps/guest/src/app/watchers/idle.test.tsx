import { place } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { changeNeeds } from '../../site/needs.ts'
import { clearVisitStorage, readFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { IdleWatcher } from './idle-watcher.tsx'

const MINUTE = 60_000

const Screen = () => {
  const { goTo } = useJourney()
  return (
    <button type="button" onClick={() => goTo(place('check-in'))}>
      On
    </button>
  )
}

const answers: Answers = { trackEvent: () => ({}), endVisit: () => ({ csrf: 'next' }) }

interface Idle {
  readonly appKey?: string
  readonly path?: string
  readonly flags?: object
  readonly answers?: Answers
}

const renderIdle = ({ appKey = 'kiosk', path = '/guest-list/FOY1001', flags = {}, answers: more = {} }: Idle = {}) =>
  renderScreen({
    Screen,
    Beside: IdleWatcher,
    fakeTimers: true,
    path,
    appKey,
    config: { flags },
    answers: { ...answers, ...more },
  })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const question = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' })
const secondsLeft = () => screen.getByRole('timer').getAttribute('aria-label')
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

afterEach(() => clearVisitStorage())

it('IDLE-01.a IDLE-02.a IDLE-06 a kiosk asks after three minutes, not earlier', async () => {
  await renderIdle()
  await pass(3 * MINUTE - 1)
  expect(question()).toBeNull()
  await pass(1)
  expect(question()).toBeTruthy()
})

it('IDLE-01.b uses the minutes that the hotel configures', async () => {
  await renderIdle({ flags: { downtime_minutes: 1 } })
  await pass(MINUTE)
  expect(question()).toBeTruthy()
})

it.each(['own', 'tablet'])('IDLE-02.c %s has no idle timer', async (appKey) => {
  const { path } = await renderIdle({ appKey })
  await pass(60 * MINUTE)
  expect([question(), path()]).toEqual([null, '/guest-list/FOY1001'])
})

it('IDLE-03 a kiosk in debug mode has no idle timer', async () => {
  await renderIdle({ flags: { debug: true } })
  await pass(60 * MINUTE)
  expect(question()).toBeNull()
})

it.each([
  ['pointer', () => fireEvent.pointerDown(document.body)],
  ['key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['touch', () => fireEvent.touchStart(document.body)],
  ['click of a screen reader', () => fireEvent.click(document.body)],
  ['dictated word', () => fireEvent.input(document.body)],
  ['scroll', () => fireEvent.scroll(document.body)],
])('IDLE-04 a %s restarts the idle timer', async (_input, touch) => {
  await renderIdle()
  await pass(2 * MINUTE)
  touch()
  await pass(3 * MINUTE - 1)
  expect(question()).toBeNull()
  await pass(1)
  expect(question()).toBeTruthy()
})

it('IDLE-10 a clock that is set back does not leave a guest’s details on the screen', async () => {
  const { path } = await renderIdle()
  vi.setSystemTime(Date.now() - 24 * 60 * MINUTE)
  await pass(3 * MINUTE)
  expect(secondsLeft()).toBe('30 seconds left')
  vi.setSystemTime(Date.now() - 24 * 60 * MINUTE)
  await pass(1_000)
  expect(secondsLeft()).toBe('29 seconds left')
  await pass(29_000)
  expect(path()).toBe('/select-language')
})

it('IDLE-02.b IDLE-05 the front app restarts at select-language without asking', async () => {
  const { path, askedOf } = await renderIdle({ appKey: 'frontapp' })
  saveToVisit('draft', 'something')
  await pass(3 * MINUTE)
  expect([question(), path(), readFromVisit('draft')]).toEqual([null, '/select-language', undefined])
  expect(askedOf('endVisit')).toHaveLength(1)
})

it.each([
  ['IDLE-07.a IDLE-07.b', '/select-language', 'kiosk'],
  ['IDLE-09.a IDLE-09.b', '/lean-frontapp-screensaver/', 'frontapp'],
])('%s %s pauses the idle timer, which restarts afterwards', async (_rule, path, appKey) => {
  const { askedOf, path: now } = await renderIdle({ path, appKey, flags: { downtime_minutes: 3 } })
  await pass(60 * MINUTE)
  expect([question(), now(), askedOf('endVisit')]).toEqual([null, path, []])
  await press('On')
  await pass(3 * MINUTE - 1)
  expect([question(), now()]).toEqual([null, '/check-in'])
})

it('IDLE-10 IDLE-11.a IDLE-11.b SHELL-12.a counts down thirty seconds, then clears the guest and shows the languages', async () => {
  const { path, askedOf } = await renderIdle()
  saveToVisit('draft', 'something')
  await pass(3 * MINUTE)
  expect(secondsLeft()).toBe('30 seconds left')
  await pass(29_000)
  expect(secondsLeft()).toBe('1 second left')
  expect([path(), readFromVisit('draft')]).toEqual(['/guest-list/FOY1001', 'something'])
  await pass(1_000)
  expect([question(), path(), readFromVisit('draft')]).toEqual([null, '/select-language', undefined])
  expect(askedOf('endVisit')).toHaveLength(1)
})

it('IDLE-10 announces the remaining time to screen readers at intervals', async () => {
  await renderIdle()
  await pass(3 * MINUTE)
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('')
  await pass(10_000)
  expect(said()).toBe('20 seconds left')
  await pass(1_000)
  expect(said()).toBe('')
})

it('IDLE-04 a guest who answers with the button or Escape loses nothing and is asked again later', async () => {
  const { path } = await renderIdle()
  saveToVisit('draft', 'something')
  await pass(3 * MINUTE)
  await pass(20_000)
  await press('Yes, I’m still here')
  expect([question(), path(), readFromVisit('draft')]).toEqual([null, '/guest-list/FOY1001', 'something'])
  await pass(3 * MINUTE)
  expect(secondsLeft()).toBe('30 seconds left')
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  await pass(0)
  expect(question()).toBeNull()
})

it('lets a guest who is leaving clear the screen immediately', async () => {
  const { path } = await renderIdle()
  await pass(3 * MINUTE)
  await press('End and clear')
  expect(path()).toBe('/select-language')
})

it('clears the guest on the device even without a connection', async () => {
  const { path } = await renderIdle({
    answers: {
      endVisit: () => {
        throw new Problem('offline')
      },
    },
  })
  saveToVisit('draft', 'something')
  await pass(3 * MINUTE)
  await pass(30_000)
  expect([path(), readFromVisit('draft')]).toEqual(['/select-language', undefined])
})

it('IDLE-10 a guest who needs more time gets twice as long before the question and to answer it', async () => {
  await renderIdle()
  act(() => changeNeeds({ moreTime: true }))
  await pass(6 * MINUTE - 1)
  expect(question()).toBeNull()
  await pass(1)
  expect(secondsLeft()).toBe('60 seconds left')
})
