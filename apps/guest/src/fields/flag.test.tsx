import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Flag } from './flag.tsx'

afterEach(() => vi.unstubAllGlobals())

it('P6 a flag that is scrolled out of its list loads when it is seen', () => {
  const shown: ((isIntersecting: boolean) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        shown.push((isIntersecting) => report([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  const { container } = render(<Flag address="/assets/flags/ES.svg" />)
  const readSource = () => container.querySelector('img')?.getAttribute('src')
  act(() => shown[0]?.(false))
  expect(readSource()).toBeNull()
  act(() => shown[0]?.(true))
  expect(readSource()).toBe('/assets/flags/ES.svg')
})
