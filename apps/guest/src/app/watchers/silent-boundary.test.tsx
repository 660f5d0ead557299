import { render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SilentBoundary } from './silent-boundary.tsx'

it.each([
  ['is fetched later', new TypeError('Failed to fetch dynamically imported module: /x.js'), 0],
  ['throws, and is reported,', new Error('a bug'), 1],
])('a watcher that %s does not disturb the screen', (_what, error, times) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const Falls = () => {
    throw error
  }
  const onFallen = vi.fn()
  render(
    <>
      <SilentBoundary onFallen={onFallen}>
        <Falls />
      </SilentBoundary>
      <p>The others watch on</p>
    </>,
  )
  expect(screen.getByText('The others watch on')).toBeTruthy()
  expect([onFallen.mock.calls.length, reported.mock.calls.length]).toEqual([1, times])
})
