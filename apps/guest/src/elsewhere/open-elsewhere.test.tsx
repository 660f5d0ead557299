import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ShowErrorScreen } from '../screens/show-error/show-error-screen.tsx'
import { renderScreen } from '../testing/render-screen.tsx'

/** As the screen that has lost the check-in hears of it: by its next touch. */
const here = {
  Screen: ShowErrorScreen,
  path: '/show-error?code=FOY1001&error=reservationInUse',
  fakeTimers: true,
} as const
/** What a tick sets off happens before the next. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) await act(() => vi.advanceTimersByTimeAsync(Math.min(1000, left)))
}

it('G10 counts down what is left, asks again now and then, and goes on when nobody holds it any more', async () => {
  let seconds = 12
  const checkinHolder = () => (seconds > 0 ? { holder: { channel: 'kiosk' as const, seconds, of: 300 } } : {})
  const { path, askedOf } = await renderScreen({ ...here, answers: { checkinHolder } })
  await pass(100)
  expect(screen.getByText('Somebody is checking in with it on a screen of the hotel.')).toBeTruthy()
  await pass(5_000)
  expect(screen.getByRole('timer').textContent).toBe('0:07')
  // Whoever goes on there makes it begin anew.
  seconds = 290
  await pass(6_000)
  expect(screen.getByRole('timer').textContent).toMatch(/^4:4\d$/)
  seconds = 0
  await pass(11_000)
  expect(path()).toBe('/guest-list/FOY1001')
  expect(askedOf('checkinHolder').length).toBeLessThan(6)
})

it('G10 the screen that has lost it says so, and can take it back', async () => {
  const checkinHolder = () => ({ holder: { channel: 'ownDevice' as const, seconds: 300, of: 300 } })
  const { path, askedOf } = await renderScreen({ ...here, answers: { checkinHolder, takeOverCheckin: () => ({}) } })
  await pass(100)
  expect(screen.getByText(/What was saved there is kept/)).toBeTruthy()
  screen.getByRole('button', { name: 'Continue here instead' }).click()
  await pass(100)
  expect(askedOf('takeOverCheckin')).toMatchObject([{ body: { reference: 'FOY1001' } }])
  expect(path()).toBe('/guest-list/FOY1001')
})

it('a check-in that reception has taken over says by whom and offers no way round; given back, it goes on by itself', async () => {
  let isHeld = true
  const checkinHolder = () => (isHeld ? { holder: { by: 'Núria', seconds: 1_800, of: 1_800 } } : {})
  const { path } = await renderScreen({ ...here, answers: { checkinHolder } })
  await pass(100)
  expect(screen.getByRole('heading', { level: 1, name: 'Núria at reception goes on with your check-in' })).toBeTruthy()
  expect(screen.getByText(/What you have saved is kept/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue here instead' })).toBeNull()
  isHeld = false
  await pass(11_000)
  expect(path()).toBe('/guest-list/FOY1001')
})
