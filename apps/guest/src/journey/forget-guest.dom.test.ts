import { Problem } from '@foyer/domain/problem/problem.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { clearVisitStorage, readFromVisit, saveToVisit } from '../site/visit-storage.ts'
import { buildHotelPage } from '../testing/build-hotel-page.ts'
import { createFakeFetch } from '../testing/fake-fetch.ts'
import { createGuestCaller } from '../visit/guest-caller.ts'
import { clearVisit, endVisitOnServer, isVisitEndPending } from './end-visit.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clearVisitStorage()
})

const createCaller = () =>
  createGuestCaller(buildHotelPage({ appKey: 'kiosk', csrf: 'old' }), { language: 'en', trackingNumber: 'test' })

it('T2 a page loaded before an earlier page’s answer arrived reloads once', async () => {
  const endVisit = () => {
    throw new Problem('noVisit')
  }
  vi.stubGlobal('fetch', createFakeFetch({ endVisit }).fetch)
  const reload = vi.fn()
  clearVisit()
  await endVisitOnServer(createCaller(), reload)
  expect([reload.mock.calls.length, isVisitEndPending()]).toEqual([1, false])
})

it('T2 a page reloaded before the server knows of the end still has to report it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let isOffline = true
  const endVisit = () => {
    if (isOffline) throw new Problem('offline')
    return { csrf: 'next' }
  }
  vi.stubGlobal('fetch', createFakeFetch({ endVisit }).fetch)
  saveToVisit('search', { surname: 'Dupont' })
  clearVisit()
  await endVisitOnServer(createCaller())
  expect([readFromVisit('search'), isVisitEndPending()]).toEqual([undefined, true])

  isOffline = false
  const afterReload = createCaller()
  await endVisitOnServer(afterReload)
  expect([isVisitEndPending(), afterReload.csrf()]).toEqual([false, 'next'])
  expect(await afterReload.runWhileCurrent(async () => 'asked at once')).toBe('asked at once')
  vi.useRealTimers()
})
