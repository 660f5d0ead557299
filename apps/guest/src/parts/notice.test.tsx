import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Notice } from './notice.tsx'

const scrollIntoView = vi.fn()
Object.assign(HTMLElement.prototype, { scrollIntoView })
afterEach(() => scrollIntoView.mockClear())

it.each([
  ['scrolls a response to an action into view', true, 1],
  ['does not scroll for any other notice', false, 0],
])('%s', (_, announced, times) => {
  const { rerender } = render(<Notice announced={announced}>No booking with this number.</Notice>)
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
  rerender(<Notice announced={announced}>No booking with this number and surname.</Notice>)
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
})
