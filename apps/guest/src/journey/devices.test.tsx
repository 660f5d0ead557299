import { getAvailablePanels } from '@foyer/domain/device/available-panels.ts'
import { getEnabledPanels } from '@foyer/domain/device/staff-panels.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { IdleWatcher } from '../app/watchers/idle-watcher.tsx'
import { useSessionTracking } from '../app/watchers/session-tracking.ts'
import { StaffEntrance } from '../app/watchers/staff-entrance.tsx'
import { CheckInScreen } from '../screens/check-in/check-in-screen.tsx'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { GuestListScreen } from '../screens/guest-list/guest-list-screen.tsx'
import { RoomKeyScreen } from '../screens/room-key/room-key-screen.tsx'
import { useSite } from '../site/site-context.tsx'
import { type Answers, answerAllSaved } from '../testing/fake-fetch.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useJourney } from './journey-context.tsx'

const secrets = { admin_password: 'admin', tablet_password: 'tablet' }
const answers: Answers = {
  trackEvent: () => ({}),
  searchReservations: () => ({ reservations: [buildReservation()] }),
  updateGuests: answerAllSaved,
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function IdleAndStaff() {
  const { site } = useSite()
  const { place } = useJourney()
  return (
    <>
      <IdleWatcher />
      <StaffEntrance panels={getAvailablePanels(getEnabledPanels(site, secrets), place.screen)} isAtStart={false} />
    </>
  )
}

it.each([
  ['own', 0],
  ['kiosk', 1],
])(
  'SHELL-02.a %s: number of prompts after an hour without a touch, and after five taps on the logo: %i',
  async (appKey, shown) => {
    const at = { Screen: GuestListScreen, path: '/guest-list/FOY1001', appKey, Beside: IdleAndStaff, answers }
    const { view, path } = await renderScreen({ ...at, fakeTimers: true })
    await pass(1_000)
    await vi.dynamicImportSettled()
    for (let tap = 0; tap < 5; tap++) fireEvent.pointerDown(document.querySelector('[data-mark]') as Element)
    await pass(100)
    expect(screen.queryAllByLabelText('Password')).toHaveLength(shown)
    view.unmount()

    await renderScreen({ ...at, fakeTimers: true })
    await pass(3 * 60_000)
    expect(screen.queryAllByRole('alertdialog', { name: 'Are you still there?' })).toHaveLength(shown)
    if (shown > 0) return
    await pass(57 * 60_000)
    expect([screen.queryByRole('alertdialog'), path()]).toEqual([null, '/guest-list/FOY1001'])
  },
)

function Tracking() {
  useSessionTracking()
  return null
}

/**
 * A guest searches, opens the list and saves a guest; returns what each call says about the device.
 */
async function readTracking(appKey: string) {
  const under = { appKey, answers, Beside: Tracking }
  const search = await renderScreen({
    ...under,
    Screen: CheckInScreen,
    path: '/check-in?voucher=FOY1001&surname=Soler',
  })
  await search.user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(search.askedOf('searchReservations')).toHaveLength(1))
  search.view.unmount()

  const list = await renderScreen({ ...under, Screen: GuestListScreen, path: '/guest-list/FOY1001' })
  await waitFor(() => expect(list.askedOf('saveStep')).toHaveLength(1))
  await waitFor(() => expect(list.askedOf('trackEvent').length).toBeGreaterThan(0))
  list.view.unmount()

  const flags = { join_document_contact: true }
  const detail = await renderScreen({
    ...under,
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: { flags },
  })
  await detail.user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(detail.askedOf('updateGuests')).toHaveLength(1))

  return {
    search: search.askedOf('searchReservations')[0]?.body,
    step: list.askedOf('saveStep')[0]?.body,
    tracked: list.askedOf('trackEvent')[0]?.body.session,
    update: detail.askedOf('updateGuests')[0]?.body,
  }
}

it.each([
  ['kiosk', true, false],
  ['own', false, false],
  ['frontapp', false, true],
])('SHELL-02.b SHELL-02.c the calls of %s send is_pok %s and is_front_app %s', async (appKey, isPok, isFrontApp) => {
  const { search, step, tracked, update } = await readTracking(appKey)
  expect([search?.isPok, step?.isPok, tracked?.isPok, update?.isPok]).toEqual([isPok, isPok, isPok, isPok])
  expect([search?.isFrontApp, step?.isFrontApp]).toEqual([isFrontApp, isFrontApp])
})

it.each([
  ['frontapp', true, '/lean-frontapp-screensaver/'],
  ['frontapp', false, '/lean-frontapp-screensaver/'],
  ['kiosk', true, '/select-language'],
])('FRONTAPP-01 SHELL-02.c SHELL-17.c %s with login_page %s starts at %s', async (appKey, login_page, first) => {
  await renderScreen({ Screen: () => null, path: '/', appKey, config: { flags: { login_page } } })
  expect(await screen.findByText(first)).toBeTruthy()
})

it('API-22.a the front app’s search sends every field by name', async () => {
  const path = '/check-in?voucher=FOY1001&surname=Soler'
  const { user, askedOf } = await renderScreen({ Screen: CheckInScreen, path, appKey: 'frontapp', answers })
  const sent = vi.fn(fetch)
  vi.stubGlobal('fetch', sent)
  await user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(askedOf('searchReservations')).toHaveLength(1))
  const [, request] = sent.mock.calls.find(([url]) => url === '/api/check-in/') ?? []
  expect(JSON.parse(String(request?.body))).toMatchObject({
    app_id: 'frontapp',
    hotelId: 1,
    voucher: 'FOY1001',
    surname: 'Soler',
    is_front_app: true,
  })
})

it('API-53.e the guest doesn’t notice a log that answers with errors', async () => {
  const startLog = () => ({ success: false, errors: ['The log is full.'] })
  const { toasts, path } = await renderScreen({
    Screen: GuestListScreen,
    path: '/guest-list/FOY1001',
    answers: { ...answers, startLog },
  })
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
  expect([toasts, path(), screen.queryByText(/The log is full/)]).toEqual([[], '/guest-list/FOY1001', null])
})

it('API-22.b shows room and code of the first reservation that the front app finds', async () => {
  const { room } = buildReservation()
  const theirs = buildReservation({ state: 'inHouse', room: { ...room, number: '731', keyCode: '482916' } })
  const { user, path } = await renderScreen({
    Screen: CheckInScreen,
    path: '/check-in?voucher=FOY1001&surname=Soler',
    appKey: 'frontapp',
    answers: { ...answers, searchReservations: () => ({ reservations: [theirs] }) },
    reservations: [theirs],
    Beside: RoomShown,
  })
  await user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001?from=check-in'))
  expect(await screen.findByText('731')).toBeTruthy()
  expect(document.body.textContent?.replaceAll(/\s/g, '')).toContain('482916')
})

function RoomShown() {
  const { place } = useJourney()
  return place.screen === 'room-key' && <RoomKeyScreen />
}
