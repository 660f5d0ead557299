import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Waiting } from './waiting.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const seen = () => ({
  shape: screen.queryByText('a shape') !== null,
  words: screen.queryByText('Cutting your key') !== null,
  person: screen.queryByText('This takes longer') !== null,
})

it('nothing for 150 ms, then the shape, words after 1 s, a person after 10 s', () => {
  render(<Waiting shape={<p>a shape</p>} words="Cutting your key" person={{ text: 'This takes longer' }} />)
  const after = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms))
    return seen()
  }
  expect(after(149)).toEqual({ shape: false, words: false, person: false })
  expect(after(1)).toEqual({ shape: true, words: false, person: false })
  expect(after(849)).toEqual({ shape: true, words: false, person: false })
  expect(after(1)).toEqual({ shape: true, words: true, person: false })
  expect(after(8999)).toEqual({ shape: true, words: true, person: false })
  expect(after(1)).toEqual({ shape: true, words: true, person: true })
})
