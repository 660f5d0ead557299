import { place } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { clearVisitStorage, readFromVisit, saveToVisit } from '../site/visit-storage.ts'
import { buildHotelPage } from '../testing/build-hotel-page.ts'
import { createFakeFetch } from '../testing/fake-fetch.ts'
import { createGuestCaller } from '../visit/guest-caller.ts'
import { beginVisit } from './begin-visit.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clearVisitStorage()
})

function loadPage(appKey: string, endVisit = vi.fn(() => ({ csrf: 'next' }))) {
  vi.stubGlobal('fetch', createFakeFetch({ endVisit }).fetch)
  saveToVisit('search', { surname: 'Müller' })
  const page = buildHotelPage({ appKey, csrf: 'old' })
  const caller = createGuestCaller(page, { language: 'en', trackingNumber: 'test' })
  return { caller, endVisit, device: page.site.device }
}

it.each([
  ['kiosk', undefined],
  ['kiosk', place('select-language')],
  ['tablet', place('select-language')],
  ['frontapp', place('lean-frontapp-screensaver')],
])(
  'R9 a %s loaded at its first screen has another guest: nothing of the previous one is left',
  async (appKey, here) => {
    const { caller, endVisit, device } = loadPage(appKey)
    beginVisit(caller, { here, device })
    expect(readFromVisit('search')).toBeUndefined()
    // No call of the next guest uses the previous guest's visit.
    expect(await caller.runWhileCurrent(async () => caller.csrf())).toBe('next')
    expect(endVisit).toHaveBeenCalledTimes(1)
  },
)

it.each([
  ['a kiosk in the middle of a visit', 'kiosk', place('guest-list', { code: 'FOY1002' })],
  ['a guest’s own phone', 'own', place('select-language')],
])('%s continues after a reload', async (_, appKey, here) => {
  const { caller, endVisit, device } = loadPage(appKey)
  beginVisit(caller, { here, device })
  expect(await caller.runWhileCurrent(async () => caller.csrf())).toBe('old')
  expect([readFromVisit('search'), endVisit.mock.calls]).toEqual([{ surname: 'Müller' }, []])
})

it('R9 a device without a visit reloads once, and not forever', async () => {
  const refused = vi.fn((): { csrf: string } => {
    throw new Problem('noVisit')
  })
  const { caller, device } = loadPage('kiosk', refused)
  const reload = vi.fn()
  beginVisit(caller, { here: undefined, device }, reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  const again = loadPage('kiosk', refused)
  beginVisit(again.caller, { here: undefined, device }, reload)
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(2))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('R9 a page that is being reloaded ignores answers to its requests', async () => {
  const refused = vi.fn((): { csrf: string } => {
    throw new Problem('noVisit')
  })
  const { caller, device } = loadPage('kiosk', refused)
  const told = vi.fn()
  const reload = vi.fn(() => true)
  beginVisit(caller, { here: undefined, device }, reload)
  caller.runWhileCurrent(async () => 'sent').then(told, told)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await vi.dynamicImportSettled()
  expect(told).not.toHaveBeenCalled()
})
