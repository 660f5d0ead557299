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

function App() {
  const { toasts, show, drop } = useToasts()
  return (
    <>
      <button type="button" onClick={() => show({ text: 'Please turn the card over' })}>
        info
      </button>
      <button type="button" onClick={() => show({ text: 'Not recognised', kind: 'problem', lastsMs: 2000 })}>
        problem
      </button>
      <ToastShelf toasts={toasts} onGone={drop} closeLabel="Close" />
    </>
  )
}

it('a toast is gone after 5 s', () => {
  render(<App />)
  fireEvent.click(screen.getByText('info'))
  act(() => vi.advanceTimersByTime(4999))
  expect(screen.getByRole('status').textContent).toBe('Please turn the card over')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Please turn the card over')).toBeNull()
})

it('a second toast does not prolong the first', () => {
  render(<App />)
  fireEvent.click(screen.getByText('info'))
  act(() => vi.advanceTimersByTime(4000))
  fireEvent.click(screen.getByText('problem'))
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.queryByText('Please turn the card over')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('Not recognised')
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.queryByText('Not recognised')).toBeNull()
})

it('a toast can be put away', () => {
  render(<App />)
  fireEvent.click(screen.getByText('info'))
  fireEvent.click(screen.getByLabelText('Close'))
  expect(screen.queryByText('Please turn the card over')).toBeNull()
})
