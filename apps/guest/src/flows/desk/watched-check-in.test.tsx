import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clearVisitStorage } from '../../site/visit-storage.ts'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { HandOverWatcher } from '../hand-over/hand-over-watcher.tsx'
// The app loads this lazily; importing it here keeps loading out of the test's timeout.
import './share-shown-page.ts'
import { useShareCheckIn } from './use-share-check-in.ts'
import { WatchedByDesk } from './watched-by-desk.tsx'

function Beside() {
  useShareCheckIn()
  return (
    <>
      <HandOverWatcher />
      <WatchedByDesk />
    </>
  )
}

const Screen = () => (
  <main>
    <h1>Who is staying?</h1>
    <input name="documentNumber" aria-label="Number" defaultValue="C01X00" />
  </main>
)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const renderCheckIn = (appKey: string, answers: Answers) =>
  renderScreen({ Screen, Beside, path: '/guest-detail/FOY1001/1', appKey, fakeTimers: true, answers })

it.each(['own', 'kiosk'])(
  'S39 %s sends what it shows while someone at the desk watches, and says who',
  async (appKey) => {
    let watchedBy: string | undefined
    const getWatcher = () => (watchedBy ? { watchedBy } : {})
    const { askedOf } = await renderCheckIn(appKey, { checkinHolder: getWatcher, shareScreen: getWatcher })
    await pass(10_100)
    expect([askedOf('shareScreen'), screen.queryByText(/can see this screen/)]).toEqual([[], null])
    watchedBy = 'Marta'
    await pass(5_000)
    expect(screen.getByText('Marta at reception can see this screen')).toBeTruthy()
    await vi.waitUntil(() => askedOf('shareScreen').length > 0)
    expect(askedOf('shareScreen')[0]?.body).toMatchObject({
      reference: 'FOY1001',
      shown: { screen: 'guest-detail', question: 'Who is staying?', fields: [{ value: '••••••' }] },
    })
    // The same page is sent once; another one, when it is shown.
    await pass(4_000)
    const sent = askedOf('shareScreen').length
    await pass(4_000)
    expect(askedOf('shareScreen')).toHaveLength(sent)
    const heading = screen.getByRole('heading')
    heading.textContent = 'Who is travelling?'
    watchedBy = undefined
    await pass(2_000)
    expect(askedOf('shareScreen')).toHaveLength(sent + 1)
    expect(screen.queryByText(/can see this screen/)).toBeNull()
    heading.textContent = 'Who is staying?'
    await pass(10_000)
    expect(askedOf('shareScreen')).toHaveLength(sent + 1)
  },
)

it('S39 keeps sending after a lost answer, and stops when the guest leaves', async () => {
  let isDown = true
  const { askedOf } = await renderCheckIn('kiosk', {
    checkinHolder: () => ({ watchedBy: 'Marta' }),
    shareScreen() {
      if (isDown) throw new Problem('offline')
      return { watchedBy: 'Marta' }
    },
  })
  await pass(5_100)
  await vi.waitUntil(() => askedOf('shareScreen').length > 0)
  isDown = false
  const before = askedOf('shareScreen').length
  await pass(3_000)
  expect(askedOf('shareScreen').length).toBeGreaterThan(before)
  await act(async () => clearVisitStorage())
  expect(screen.queryByText(/can see this screen/)).toBeNull()
})

it('S39 a page that reception takes over is sent once more, as the guest left it', async () => {
  const { askedOf, path } = await renderCheckIn('own', {
    checkinHolder: () => ({ holder: { by: 'Núria', seconds: 1_800, of: 1_800 } }),
    shareScreen: () => ({}),
  })
  await pass(5_100)
  await vi.waitFor(() => expect(path()).toMatch(/^\/show-error\?.*reservationInUse/))
  expect(askedOf('shareScreen').map(({ body }) => body.shown.question)).toEqual(['Who is staying?'])
})

it('S39 a page that continues on another device is not sent', async () => {
  const { askedOf, path } = await renderCheckIn('own', {
    checkinHolder: () => ({ holder: { channel: 'kiosk', seconds: 300, of: 300 } }),
  })
  await pass(5_100)
  await vi.waitFor(() => expect(path()).toMatch(/^\/show-error\?.*reservationInUse/))
  expect(askedOf('shareScreen')).toEqual([])
})
