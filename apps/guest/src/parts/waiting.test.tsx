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
  over: screen.queryByText('No answer has come') !== null,
})

it('SHELL-21 shows nothing for 150 ms, then the skeleton, text after 1 s, staff after 10 s, and is hidden after 21 s', () => {
  render(
    <Waiting
      shape={<p>a shape</p>}
      words="Cutting your key"
      person={{ text: 'This takes longer', action: <button type="button">Reception</button> }}
      over={{ text: 'No answer has come', retry: <button type="button">Try again</button> }}
    />,
  )
  const after = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms))
    return seen()
  }
  const nothing = { shape: false, words: false, person: false, over: false }
  expect(after(149)).toEqual(nothing)
  expect(after(1)).toEqual({ ...nothing, shape: true })
  expect(after(849)).toEqual({ ...nothing, shape: true })
  expect(after(1)).toEqual({ ...nothing, shape: true, words: true })
  expect(after(8999)).toEqual({ ...nothing, shape: true, words: true })
  expect(after(1)).toEqual({ ...nothing, shape: true, words: true, person: true })
  expect(after(10_999)).toEqual({ ...nothing, shape: true, words: true, person: true })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(after(1)).toEqual({ ...nothing, over: true })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Try again', 'Reception'])
  expect(screen.queryByRole('progressbar')).toBeNull()
})
