import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScrollButtons } from './scroll-buttons.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Box({ content, shown }: { content: number; shown: number }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <>
      <div
        ref={(element) => {
          if (element) {
            Object.defineProperty(element, 'scrollHeight', { value: content, configurable: true })
            Object.defineProperty(element, 'clientHeight', { value: shown, configurable: true })
          }
          box.current = element
        }}
        data-testid="box"
      />
      <ScrollButtons target={box} up="Up" down="Down" />
    </>
  )
}

it('SHELL-20 the buttons appear 700 ms after the content', () => {
  render(<Box content={1000} shown={200} />)
  act(() => vi.advanceTimersByTime(699))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

it('SHELL-18 SHELL-19.a SHELL-19.b each press moves the content by 70 px, down and up', () => {
  render(<Box content={1000} shown={200} />)
  act(() => vi.advanceTimersByTime(700))
  const box = screen.getByTestId('box')
  const down = screen.getByRole('button', { name: 'Down' })
  const up = screen.getByRole<HTMLButtonElement>('button', { name: 'Up' })
  expect(up.disabled).toBe(true)
  fireEvent.click(down)
  expect(box.scrollTop).toBe(70)
  fireEvent.click(down)
  expect(box.scrollTop).toBe(140)
  fireEvent.click(up)
  expect(box.scrollTop).toBe(70)
})

it('shows no buttons if there is nothing to scroll', () => {
  render(<Box content={200} shown={200} />)
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.queryByRole('button')).toBeNull()
})
