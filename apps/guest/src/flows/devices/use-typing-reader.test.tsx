import { fireEvent, render, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { SILENCE_TIMEOUT_MS, useTypingReader } from './use-typing-reader.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

function renderReader(on = true) {
  const onText = vi.fn()
  const hook = renderHook(() => useTypingReader({ on, onText }))
  return { onText, ...hook }
}

function type(text: string, at: Element = document.body): boolean[] {
  return [...text].map((character) => fireEvent.keyDown(at, { key: character === '\n' ? 'Enter' : character }))
}

it('CAPTURE-15.a CAPTURE-15.b submits after 1 s without another key, and not before', () => {
  const { onText } = renderReader()
  type('P<UTO')
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS - 1)
  type('\nL898')
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS - 1)
  expect(onText).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onText.mock.calls).toEqual([['P<UTO\nL898']])
  expect(SILENCE_TIMEOUT_MS).toBe(1_000)
})

it('what the reader types reaches no field or button', () => {
  const press = vi.fn()
  const { getByRole } = render(
    <button type="button" onKeyDown={press}>
      Type it in instead
    </button>,
  )
  renderReader()
  const taken = type('P<\n', getByRole('button')).every((wasLetThrough) => !wasLetThrough)
  expect([taken, press.mock.calls.length]).toEqual([true, 0])
})

it('lets a person’s own Enter, space, Tab and shortcuts through', () => {
  const { onText } = renderReader()
  const keys = [
    { key: 'Enter' },
    { key: ' ' },
    { key: 'Tab' },
    { key: 'r', ctrlKey: true },
    { key: 'c', metaKey: true },
  ]
  expect(keys.map((key) => fireEvent.keyDown(document.body, key))).toEqual([true, true, true, true, true])
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS)
  expect(onText).not.toHaveBeenCalled()
})

it('leaves typing in a dialog to the person', () => {
  const { getByRole } = render(
    <dialog open>
      <input aria-label="Password" />
    </dialog>,
  )
  const { onText } = renderReader()
  expect(type('x', getByRole('textbox'))).toEqual([true])
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS)
  expect(onText).not.toHaveBeenCalled()
})

it('receives nothing while off, and leaves nothing behind', () => {
  const { onText, unmount } = renderReader(false)
  expect(type('P')).toEqual([true])
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(onText).not.toHaveBeenCalled()
})
