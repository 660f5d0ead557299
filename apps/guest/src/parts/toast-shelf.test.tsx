import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastShelf } from './toast-shelf.tsx'
import { useToasts } from './use-toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function App({ moreTime = false }) {
  const { toasts, show, drop } = useToasts()
  return (
    <>
      <button type="button" onClick={() => show({ text: 'Please turn the card over' })}>
        info
      </button>
      <button type="button" onClick={() => show({ text: 'Not recognised', kind: 'problem' })}>
        problem
      </button>
      <ToastShelf toasts={toasts} onGone={drop} moreTime={moreTime} closeLabel="Close" />
    </>
  )
}

it('SHELL-24 a toast disappears after 2 s', () => {
  render(<App />)
  fireEvent.click(screen.getByText('info'))
  act(() => vi.advanceTimersByTime(1999))
  expect(screen.getByRole('status').textContent).toBe('Please turn the card over')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Please turn the card over')).toBeNull()
})

it('a toast stays until dismissed for a guest who needs more time', () => {
  render(<App moreTime />)
  fireEvent.click(screen.getByText('info'))
  act(() => vi.advanceTimersByTime(600_000))
  fireEvent.click(screen.getByLabelText('Close'))
  expect(screen.queryByText('Please turn the card over')).toBeNull()
})

it('a second toast doesn’t prolong the first', () => {
  render(<App />)
  fireEvent.click(screen.getByText('info'))
  act(() => vi.advanceTimersByTime(1000))
  fireEvent.click(screen.getByText('problem'))
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.queryByText('Please turn the card over')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('Not recognised')
  act(() => vi.advanceTimersByTime(4000))
  expect(screen.queryByText('Not recognised')).toBeNull()
})

it.each([
  ['pointed at', 'pointerEnter', 'pointerLeave'],
  ['in focus', 'focus', 'blur'],
] as const)('a toast stays while it is %s', (_, begins, ends) => {
  render(<App />)
  fireEvent.click(screen.getByText('info'))
  const close = screen.getByLabelText('Close')
  const held = begins === 'focus' ? close : close.closest('li')
  if (!held) throw new Error('There is no toast.')
  act(() => vi.advanceTimersByTime(1900))
  fireEvent[begins](held)
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('status').textContent).toBe('Please turn the card over')
  fireEvent[ends](held)
  act(() => vi.advanceTimersByTime(2000))
  expect(screen.queryByText('Please turn the card over')).toBeNull()
})

it('a toast can be dismissed', () => {
  render(<App />)
  fireEvent.click(screen.getByText('info'))
  fireEvent.click(screen.getByLabelText('Close'))
  expect(screen.queryByText('Please turn the card over')).toBeNull()
})
