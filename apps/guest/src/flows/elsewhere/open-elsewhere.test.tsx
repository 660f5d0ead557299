import { Problem } from '@foyer/domain/problem/problem.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ShowErrorScreen } from '../../screens/show-error/show-error-screen.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'

/** How the screen that lost the check-in finds out: by its next request. */
const here = {
  Screen: ShowErrorScreen,
  path: '/show-error?code=FOY1001&error=reservationInUse',
  fakeTimers: true,
} as const
const goOnWithCheckin = () => ({})

/** Advances in steps, so that effects of one tick happen before the next. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) await act(() => vi.advanceTimersByTimeAsync(Math.min(1000, left)))
}

it('G10 counts down the remaining time, polls, and continues when the check-in is free', async () => {
  let seconds = 12
  const checkinHolder = () => (seconds > 0 ? { holder: { channel: 'kiosk' as const, seconds, of: 300 } } : {})
  const { path, askedOf } = await renderScreen({ ...here, answers: { checkinHolder, goOnWithCheckin } })
  await pass(100)
  expect(screen.getByText('Someone is checking in with it on one of the hotel’s screens.')).toBeTruthy()
  await pass(5_000)
  expect(screen.getByRole('timer').textContent).toBe('0:07')
  // Activity on the other screen restarts the time.
  seconds = 290
  await pass(6_000)
  expect(screen.getByRole('timer').textContent).toMatch(/^4:4\d$/)
  seconds = 0
  await pass(11_000)
  expect(path()).toBe('/guest-list/FOY1001')
  expect(askedOf('checkinHolder').length).toBeLessThan(6)
})

it('G10 the screen that has lost the check-in says so, and can take it back', async () => {
  const checkinHolder = () => ({ holder: { channel: 'ownDevice' as const, seconds: 300, of: 300 } })
  const { path, askedOf } = await renderScreen({ ...here, answers: { checkinHolder, takeOverCheckin: () => ({}) } })
  await pass(100)
  expect(screen.getByText(/Everything saved there is kept/)).toBeTruthy()
  screen.getByRole('button', { name: 'Continue here instead' }).click()
  await pass(100)
  expect(askedOf('takeOverCheckin')).toMatchObject([{ body: { reference: 'FOY1001' } }])
  expect(path()).toBe('/guest-list/FOY1001')
})

it('S39 a check-in taken over by reception names the colleague, calls no one and offers no way around; once returned, it continues automatically', async () => {
  let isHeld = true
  const checkinHolder = () => (isHeld ? { holder: { by: 'Núria', seconds: 1_800, of: 1_800 } } : {})
  const raiseAlert = () => ({ state: 'open' as const })
  const { path, askedOf } = await renderScreen({ ...here, answers: { checkinHolder, goOnWithCheckin, raiseAlert } })
  await pass(100)
  expect(askedOf('raiseAlert')).toEqual([])
  expect(screen.getByRole('heading', { level: 1, name: 'Núria at reception is continuing your check-in' })).toBeTruthy()
  expect(screen.getByText(/Everything you’ve saved is kept/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue here instead' })).toBeNull()
  isHeld = false
  await pass(11_000)
  expect(path()).toBe('/guest-list/FOY1001')
})

it('when a returned check-in has two waiting screens, one continues; the other shows where, and continues in its turn', async () => {
  type Holder = { by: string } | { channel: 'kiosk' }
  let holder: Holder | undefined = { by: 'Núria' }
  let isLate = true
  const checkinHolder = () => (holder ? { holder: { ...holder, seconds: 300, of: 300 } } : {})
  const goOnWithCheckin = () => {
    if (!isLate) return {}
    holder = { channel: 'kiosk' }
    throw new Problem('reservationInUse')
  }
  const { path, askedOf } = await renderScreen({ ...here, answers: { checkinHolder, goOnWithCheckin } })
  await pass(100)
  holder = undefined
  await pass(11_000)
  expect(screen.getByText('Someone is checking in with it on one of the hotel’s screens.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue here instead' })).toBeTruthy()
  expect(path()).toContain('/show-error')
  holder = undefined
  isLate = false
  await pass(11_000)
  expect(path()).toBe('/guest-list/FOY1001')
  expect(askedOf('goOnWithCheckin')).toMatchObject([
    { body: { reference: 'FOY1001' } },
    { body: { reference: 'FOY1001' } },
  ])
})

it('does not continue while the connection is down, and claims a free check-in again later', async () => {
  let isDown = true
  const goOnWithCheckin = () => {
    if (isDown) throw new Problem('offline')
    return {}
  }
  const { path } = await renderScreen({ ...here, answers: { checkinHolder: () => ({}), goOnWithCheckin } })
  await pass(5_000)
  expect(path()).toContain('/show-error')
  isDown = false
  await pass(11_000)
  expect(path()).toBe('/guest-list/FOY1001')
})

it('G10 polls again after a lost answer, and after one that reports no time left', async () => {
  let asked = 0
  const checkinHolder = () => {
    asked += 1
    if (asked === 2) throw new Problem('offline')
    if (asked < 4) return { holder: { channel: 'kiosk' as const, seconds: asked === 1 ? 2 : 0, of: 300 } }
    return {}
  }
  const { path } = await renderScreen({ ...here, answers: { checkinHolder, goOnWithCheckin } })
  await pass(20_000)
  expect([asked >= 4, path()]).toEqual([true, '/guest-list/FOY1001'])
})

it('G10 a late answer doesn’t lead back a guest who has already continued', async () => {
  const late = createDeferred<Record<string, never>>()
  let isHeld = true
  const checkinHolder = () => (isHeld ? { holder: { channel: 'kiosk' as const, seconds: 3, of: 300 } } : {})
  const { path } = await renderScreen({
    ...here,
    answers: { checkinHolder, goOnWithCheckin, takeOverCheckin: () => late.promise },
  })
  await pass(100)
  screen.getByRole('button', { name: 'Continue here instead' }).click()
  isHeld = false
  await pass(4_000)
  expect(path()).toBe('/guest-list/FOY1001')
  await act(async () => history.pushState({}, '', `${location.pathname.replace('guest-list/FOY1001', 'check-in')}`))
  const before = location.pathname
  late.reject(new Problem('reservationInUse'))
  await pass(100)
  expect(location.pathname).toBe(before)
})
