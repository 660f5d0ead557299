import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordNavigation } from '../testing/record-navigation.ts'
import { reloadIfOnline } from './reload-if-online.ts'

const MINUTE_MS = 60_000

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: new Date('2030-05-10T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reloads once while the server answers, and again a minute later', async () => {
  const went = recordNavigation()
  vi.stubGlobal('fetch', async () => new Response())
  expect([await reloadIfOnline(), await reloadIfOnline()]).toEqual([true, false])
  expect(went).toEqual(['reload'])
  vi.setSystemTime(Date.now() + MINUTE_MS)
  expect(await reloadIfOnline()).toBe(true)
})

it('stays while the server does not answer', async () => {
  const went = recordNavigation()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect([await reloadIfOnline(), went]).toEqual([false, []])
})
