import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useSecretTaps } from './secret-taps.ts'

const both: StaffPanel[] = ['admin', 'tabletMode']

function Page({ panels }: { panels: readonly StaffPanel[] }) {
  const { panel, close } = useSecretTaps(panels)
  return (
    <>
      <p data-mark>
        <span>Foyer Palace</span>
      </p>
      <button type="button" onClick={close}>
        Elsewhere
      </button>
      <output>{panel ?? 'shut'}</output>
    </>
  )
}

function open(panels: readonly StaffPanel[] = both) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(<Page panels={panels} />)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const panel = () => screen.getByRole('status').textContent

async function taps(times: number, apartMs: number, on = screen.getByText('Foyer Palace')) {
  for (let tap = 0; tap < times; tap++) {
    if (tap > 0) await pass(apartMs)
    fireEvent.pointerDown(on)
  }
  await pass(0)
}

it('ADMIN-01.a five taps on the logo within two seconds open the admin panel at once', async () => {
  open()
  await taps(5, 500)
  expect(panel()).toBe('admin')
})

it('TABLET-01.a three slow taps open the tablet panel at once, three quick ones as soon as they can’t become five', async () => {
  open()
  await taps(3, 2_000)
  expect(panel()).toBe('tabletMode')
  fireEvent.click(screen.getByRole('button'))
  await pass(10_000)
  await taps(3, 200)
  expect(panel()).toBe('shut')
  await pass(1_600)
  expect(panel()).toBe('shut')
  await pass(1)
  expect(panel()).toBe('tabletMode')
})

it('ADMIN-01.a the third of five taps opens nothing', async () => {
  open()
  await taps(3, 100)
  await pass(1_600)
  await taps(2, 100)
  expect(panel()).toBe('admin')
  await pass(10_000)
  expect(panel()).toBe('admin')
})

it('ADMIN-01.b TABLET-01.b taps that are too far apart open nothing', async () => {
  open()
  await taps(6, 2_001)
  await pass(10_000)
  expect(panel()).toBe('shut')
})

it('taps anywhere else open nothing', async () => {
  open()
  await taps(5, 100, screen.getByRole('button'))
  await pass(10_000)
  expect(panel()).toBe('shut')
})

it('TABLET-02 taps open nothing on a device without staff panels', async () => {
  open([])
  await taps(5, 100)
  await pass(10_000)
  expect(panel()).toBe('shut')
})

it('earlier taps don’t count next time', async () => {
  open()
  await taps(5, 100)
  fireEvent.click(screen.getByRole('button'))
  await taps(2, 100)
  await pass(10_000)
  expect(panel()).toBe('shut')
})

it('ADMIN-01.a further taps while a panel opens don’t lead to another one', async () => {
  open()
  await taps(5, 100)
  await taps(3, 100)
  await pass(10_000)
  expect(panel()).toBe('admin')
})
