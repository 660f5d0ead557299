import { expect, test, vi } from 'vitest'
import { buildOnce } from './build-once.ts'

test('builds each value once, and another one for another key', () => {
  const build = vi.fn((one: string, other: string) => ({ one, other }))
  const get = buildOnce(build)
  expect(get('a', 'b')).toBe(get('a', 'b'))
  expect(get('a', 'b')).toEqual({ one: 'a', other: 'b' })
  expect(get('a,b', '')).toEqual({ one: 'a,b', other: '' })
  expect(build).toHaveBeenCalledTimes(2)
})

test('throws again what the build threw', () => {
  const get = buildOnce((currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency }))
  expect(() => get('no')).toThrow(RangeError)
  expect(() => get('no')).toThrow(RangeError)
})

test('forgets when it holds too many', () => {
  const build = vi.fn((key: string) => key)
  const get = buildOnce(build)
  for (let at = 0; at < 101; at++) get(String(at))
  get('0')
  expect(build).toHaveBeenCalledTimes(102)
})
