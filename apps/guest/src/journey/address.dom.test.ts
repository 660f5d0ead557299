import { place } from '@foyer/domain/journey/place.ts'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createAddress, redirectOldLink } from './address.ts'

const BASE = '/pok/1/company/1/hotel/1/lang/en'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState({ depth: 0 }, '', `${BASE}/`)
})

function followAddress() {
  const at = createAddress(BASE)
  const told = vi.fn()
  onTestFinished(at.subscribe(told))
  return { at, told }
}

async function waitForMove(move: () => void) {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  move()
  await arrived
}

const stepBack = () => waitForMove(() => history.back())

it.each([
  ['HOME-07 home stays when the browser goes back', place('check-in'), place('home')],
  ['NAV-55.a blocks going back from an error', place('check-in-summary', { code: 'FOY1001' }), place('show-error')],
  [
    'NAV-55.b blocks going back from the end',
    place('room-key', { code: 'FOY1001' }),
    place('finish', { code: 'FOY1001' }),
  ],
])('%s', async (_, before, here) => {
  const { at, told } = followAddress()
  at.go(before)
  at.go(here)
  at.here()
  told.mockClear()
  await stepBack()
  expect(at.here()).toEqual(here)
  expect(told).not.toHaveBeenCalled()
  await stepBack()
  expect(at.here()).toEqual(here)
})

it('NAV-55.c allows going back from an error to the language', async () => {
  const { at } = followAddress()
  at.go(place('select-language'))
  at.go(place('show-error'))
  at.here()
  await stepBack()
  expect(at.here()).toEqual(place('select-language'))
})

it('knows the direction of travel and where the guest came from', async () => {
  const { at } = followAddress()
  at.go(place('check-in'))
  at.go(place('your-booking'))
  expect([at.movedBack(), at.cameFrom()]).toEqual([false, place('check-in')])
  await waitForMove(() => at.go(place('check-in'), 'back'))
  expect([at.movedBack(), at.cameFrom()]).toEqual([true, place('your-booking')])
  at.go(place('login'), 'replace')
  expect([at.movedBack(), at.cameFrom()]).toEqual([true, place('your-booking')])
  at.here()
  await stepBack()
  expect([at.movedBack(), at.here()]).toEqual([true, undefined])
})

const guest = (step?: string) => place('guest-detail', { code: 'FOY1001', guestIndex: '1', step })
const bill = place('check-in-summary', { code: 'FOY1001' })
const list = place('guest-list', { code: 'FOY1001' })
const stepForward = () => waitForMove(() => history.forward())

it('G26 the back button of a screen goes back in the history, so that forward works', async () => {
  const { at } = followAddress()
  at.go(place('your-booking'))
  at.go(guest())
  at.go(guest('contact'))
  await waitForMove(() => at.go(guest(), 'back'))
  expect(at.here()).toEqual(guest())
  await waitForMove(() => at.go(place('your-booking'), 'back'))
  expect(at.here()).toEqual(place('your-booking'))
  await stepForward()
  await stepForward()
  expect(at.here()).toEqual(guest('contact'))
})

it('G26 back to a place that is not in the history replaces the current one', async () => {
  const { at } = followAddress()
  at.go(list)
  at.go(place('your-booking'), 'back')
  expect([at.here(), at.movedBack()]).toEqual([place('your-booking'), true])
  at.here()
  await stepBack()
  expect(at.here()).toBeUndefined()
})

it('G26 a screen with nothing to show is passed in both directions, and every step reaches another screen', async () => {
  const { at } = followAddress()
  const settled = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  at.go(guest())
  at.go(guest('contact'))
  at.go(place('signpad', { code: 'FOY1001' }))
  at.go(bill)
  at.here()
  await stepBack()
  // Everyone has signed, and one guest needs no list.
  at.go(list, 'replace')
  const back = settled()
  at.go(guest(), 'replace')
  await back
  expect([at.here(), at.movedBack(), at.cameFrom()]).toEqual([guest('contact'), true, bill])
  await stepForward()
  const forward = settled()
  at.go(bill, 'replace')
  await forward
  expect([at.here(), at.movedBack()]).toEqual([bill, false])
  await stepBack()
  const again = settled()
  at.go(guest(), 'replace')
  await again
  await stepBack()
  expect(at.here()).toEqual(guest())
})

it('G26 finds the way back after a reload', async () => {
  const { at } = followAddress()
  at.go(place('your-booking'))
  at.go(list)
  const { at: reloaded } = followAddress()
  await waitForMove(() => reloaded.go(place('your-booking'), 'back'))
  expect(reloaded.here()).toEqual(place('your-booking'))
  await stepForward()
  expect(reloaded.here()).toEqual(list)
})

it('G27 the key stays when the browser goes back to a check-in that is over', async () => {
  const { at, told } = followAddress()
  const key = place('room-key', { code: 'FOY1001' })
  at.go(bill)
  at.go(key)
  at.here()
  told.mockClear()
  await stepBack()
  await stepBack()
  expect([at.here(), told.mock.calls.length]).toEqual([key, 0])
})

it('another guest’s first place has no history, in either direction', async () => {
  const { at } = followAddress()
  at.go(place('check-in'))
  at.go(place('guest-list', { code: 'FOY1001' }))
  at.go(place('finish', { code: 'FOY1001' }))
  await at.beginAt(place('select-language'))
  expect([at.here(), at.cameFrom(), at.movedBack()]).toEqual([place('select-language'), place('finish'), false])
  await stepBack()
  expect(at.here()).toEqual(place('select-language'))
  await waitForMove(() => history.forward())
  expect(at.here()).toEqual(place('select-language'))
})

it('HOME-07 NAV-55.b also blocks a long step back, and the next guest can start after it', async () => {
  history.pushState({ depth: 0 }, '', '/before/')
  history.pushState({ depth: 0 }, '', `${BASE}/`)
  const { at } = followAddress()
  at.go(place('check-in'))
  at.go(place('your-booking'))
  at.go(place('room-key', { code: 'FOY1001' }))
  at.go(place('finish', { code: 'FOY1001' }))
  at.here()
  await waitForMove(() => history.go(-2))
  await waitForMove(() => history.go(-2))
  expect(at.here()).toEqual(place('finish', { code: 'FOY1001' }))
  await at.beginAt(place('select-language'))
  await stepBack()
  expect(at.here()).toEqual(place('select-language'))
  await stepBack()
  expect(location.pathname).toBe('/before/')
})

it('the next guest can start even after a visit so long that the browser has dropped its beginning', async () => {
  history.pushState({ depth: 400 }, '', `${BASE}/finish/?code=FOY1001`)
  const { at } = followAddress()
  await at.beginAt(place('select-language'))
  expect(at.here()).toEqual(place('select-language'))
  await stepBack()
  expect(at.here()).toEqual(place('select-language'))
})

it('an old link opened over the page leads to its screen, with the way there in the history', async () => {
  const { at, told } = followAddress()
  at.go(place('check-in'))
  at.here()
  told.mockClear()
  await waitForMove(() => {
    location.hash = '#!/guest-list/FOY1001'
  })
  expect([at.here(), at.cameFrom(), at.movedBack()]).toEqual([
    place('guest-list', { code: 'FOY1001' }),
    place('check-in'),
    false,
  ])
  expect([told.mock.calls.length, location.hash]).toEqual([1, ''])
  await at.beginAt(place('select-language'))
  await stepBack()
  expect(at.here()).toEqual(place('select-language'))
})

it.each([
  ['an old link leads to the same screen', '#!/guest-list/FOY1001', place('guest-list', { code: 'FOY1001' })],
  ['SIGNIN-08 SIGNIN-09 so does an old sign-in link', '#!/sign-in', place('license-code-sign-in')],
])('%s', (_, old, there) => {
  history.replaceState(null, '', `${BASE}/${old}`)
  redirectOldLink(BASE)
  expect(createAddress(BASE).here()).toEqual(there)
})
