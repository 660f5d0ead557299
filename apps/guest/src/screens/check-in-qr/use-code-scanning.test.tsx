import { renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useCodeScanning } from './use-code-scanning.ts'

it('T2 does not reuse the canvas of one guest’s code for the next guest', () => {
  vi.useFakeTimers()
  const sheets = new Set<HTMLCanvasElement>()
  const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    sheets.add(this)
    return null
  })
  onTestFinished(() => {
    drawn.mockRestore()
    vi.useRealTimers()
  })
  const video = Object.defineProperties(document.createElement('video'), {
    readyState: { value: 4 },
    videoWidth: { value: 640 },
    videoHeight: { value: 480 },
  })
  for (const _guest of [1, 2]) {
    const { unmount } = renderHook(() => useCodeScanning({ current: video }, { on: true, onCode: () => {} }))
    vi.advanceTimersByTime(1_000)
    unmount()
  }
  expect(sheets.size).toBe(2)
})
