import { Problem } from '@foyer/domain/problem/problem.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetAll, keep, kept } from '../site/kept.ts'
import { aHotelPage } from '../testing/a-hotel-page.ts'
import { answeringFetch } from '../testing/answering-fetch.ts'
import { guestCaller } from '../visit/guest-caller.ts'
import { endVisitOf, forgetHere, isEndOwed } from './forget-guest.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetAll()
})

const aCaller = () =>
  guestCaller(aHotelPage({ appKey: 'kiosk', csrf: 'old' }), { language: 'en', trackingNumber: 'test' })

it('T2 a page loaded before an earlier page’s answer arrived reloads once', async () => {
  const endVisit = () => {
    throw new Problem('noVisit')
  }
  vi.stubGlobal('fetch', answeringFetch({ endVisit }).fetch)
  const reload = vi.fn()
  forgetHere()
  await endVisitOf(aCaller(), reload)
  expect([reload.mock.calls.length, isEndOwed()]).toEqual([1, false])
})

it('T2 a page reloaded before the server knows of the end still has to report it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let isOffline = true
  const endVisit = () => {
    if (isOffline) throw new Problem('offline')
    return { csrf: 'next' }
  }
  vi.stubGlobal('fetch', answeringFetch({ endVisit }).fetch)
  keep('search', { surname: 'Dupont' })
  forgetHere()
  await endVisitOf(aCaller())
  expect([kept('search'), isEndOwed()]).toEqual([undefined, true])

  isOffline = false
  const afterReload = aCaller()
  await endVisitOf(afterReload)
  expect([isEndOwed(), afterReload.csrf()]).toEqual([false, 'next'])
  expect(await afterReload.whileHere(async () => 'asked at once')).toBe('asked at once')
  vi.useRealTimers()
})
