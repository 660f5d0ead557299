import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useShareScreenWithDesk } from './use-share-screen-with-desk.ts'
import { WatchedByDesk } from './watched-by-desk.tsx'

const Beside = () => {
  useShareScreenWithDesk()
  return <WatchedByDesk />
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('staff see the screen only while they control it, and the guest can see that they do', async () => {
  const { desk } = await renderScreen({
    Screen: () => (
      <main>
        <h1>Who is staying?</h1>
        <input name="documentNumber" aria-label="Number" defaultValue="C01X00" />
      </main>
    ),
    Beside,
    path: '/guest-detail/FOY1001/1',
    appKey: 'frontapp',
    fakeTimers: true,
  })
  await vi.waitUntil(() => desk.connections.length > 0)
  await pass(5_000)
  const shown = () => desk.line.signals.flatMap((one) => (one.type === 'shown' ? [one.data] : []))
  expect(shown()).toEqual([])
  desk.line.deliver({ type: 'watched', data: { by: 'Marta' } })
  await pass(0)
  expect(screen.getByText('Marta at reception can see this screen')).toBeTruthy()
  await vi.waitUntil(() => shown().length > 0)
  expect(shown()).toMatchObject([{ question: 'Who is staying?', fields: [{ value: '••••••' }] }])
  await pass(5_000)
  expect(shown()).toHaveLength(1)
  desk.line.deliver({ type: 'watched', data: {} })
  await pass(5_000)
  expect(screen.queryByText(/can see this screen/)).toBeNull()
  expect(shown()).toHaveLength(1)
})
