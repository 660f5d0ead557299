import type { AlertProgress } from '@foyer/contract/alert.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, cleanup, renderHook, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { useAlertProgress } from '../../alert/use-alert-progress.ts'
import { useReservations } from '../../journey/use-reservations.ts'
import { clearVisitStorage } from '../../site/visit-storage.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestFrame } from '../guest-frame.tsx'
// The app loads this lazily; importing it here keeps loading out of the test's timeout.
import './reception-dialog.tsx'

function Screen() {
  useReservations()
  return <GuestFrame question="Who is staying?" />
}

function Beside() {
  useAlertProgress()
  return null
}

const config = { hotelInfo: { reception: { name: 'Núria', phone: '+34 930 000 000' } } }
const here = { Screen, Beside, path: '/guest-list/FOY1001', config }
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())

it.each([
  ['kiosk', 'Call Núria to this screen', 'Marta is on the way', 'Marta from reception is on the way.'],
  ['own', 'Ask Núria for help', 'Marta is looking after you', 'Marta from reception will get in touch with you.'],
])('G16 the bell of %s calls the person on duty, and shows who helps and how', async (appKey, call, comes, toast) => {
  let progress: AlertProgress = { state: 'open' }
  const { askedOf, toasts } = await renderScreen({
    ...here,
    appKey,
    fakeTimers: true,
    answers: { raiseAlert: () => progress, readAlertProgress: () => progress },
  })
  await vi.advanceTimersByTimeAsync(0)
  await press('Reception')
  await vi.waitFor(() => screen.getByRole('button', { name: call }), { timeout: 10_000 })
  await press(call)
  await vi.advanceTimersByTimeAsync(0)
  expect(askedOf('raiseAlert').map(({ body }) => body)).toEqual([
    { reason: 'help', screen: 'guest-list', reference: 'FOY1001' },
  ])
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('status').textContent).toMatch(/^Reception has your call/)
  expect(dialog.queryByRole('button', { name: call })).toBeNull()
  progress = { state: 'coming', by: 'Marta' }
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByRole('heading', { name: comes })).toBeTruthy()
  expect(toasts).toEqual([toast])
  // Also for a guest who has closed the dialog.
  expect(screen.getByRole('button', { name: comes, hidden: true })).toBeTruthy()
  progress = { state: 'over' }
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(dialog.getByRole('button', { name: call })).toBeTruthy()
  await act(async () => clearVisitStorage())
})

it('G16 shows that a call failed, and lets the guest repeat it', async () => {
  let isUp = false
  const { user, askedOf } = await renderScreen({
    ...here,
    appKey: 'kiosk',
    config: {},
    answers: {
      raiseAlert: () => {
        if (!isUp) throw new Problem('offline')
        return { state: 'open' }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Reception' }))
  await user.click(await screen.findByRole('button', { name: 'Call reception to this screen' }))
  expect(await screen.findByText(/^The call didn’t get through/)).toBeTruthy()
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Call reception to this screen' }))
  expect(await screen.findByText(/^Reception has your call/)).toBeTruthy()
  expect(askedOf('raiseAlert')).toHaveLength(2)
  act(() => clearVisitStorage())
})

it.each([
  ['a phone without a reservation', { path: '/check-in', reservations: [] }],
  ['a guest before arrival', { appKey: 'prechk' }],
])('G16 %s is not promised that anyone comes', async (_, under) => {
  const { user } = await renderScreen({ ...here, ...under })
  await user.click(await screen.findByRole('button', { name: 'Reception' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Call|Ask)/ })).toBeNull()
})

it('S2 an alert raised by a screen doesn’t keep a guest from calling', async () => {
  const { user, askedOf } = await renderScreen({
    ...here,
    Screen: () => (
      <GuestFrame question="Who is staying?">
        <RaiseAlert reason="openElsewhere" />
      </GuestFrame>
    ),
    appKey: 'kiosk',
    answers: { raiseAlert: () => ({ state: 'open' }), readAlertProgress: () => ({ state: 'open' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Reception' }))
  await user.click(await screen.findByRole('button', { name: 'Call Núria to this screen' }))
  expect(await screen.findByText(/^Reception has your call/)).toBeTruthy()
  expect(askedOf('raiseAlert').map(({ body }) => body.reason)).toEqual(['openElsewhere', 'help'])
  act(() => clearVisitStorage())
})

it('S28 after a reload a phone shows at once who helps, by name or as reception', async () => {
  let progress: AlertProgress = { state: 'open' }
  const { user } = await renderScreen({
    ...here,
    answers: { raiseAlert: () => progress, readAlertProgress: () => progress },
  })
  await user.click(await screen.findByRole('button', { name: 'Reception' }))
  await user.click(await screen.findByRole('button', { name: 'Ask Núria for help' }))
  await screen.findByText(/^Reception has your call/)
  cleanup()
  // The page's memory is gone with a reload; what it has stored is not.
  vi.resetModules()
  progress = { state: 'coming' }
  const { useOwnAlert } = await import('../../alert/own-alert.ts')
  const { result } = renderHook(() => useOwnAlert())
  expect(result.current).toEqual({ alert: { state: 'open' }, hasCalled: true })
  const { toasts } = await renderScreen({ ...here, answers: { readAlertProgress: () => progress } })
  await vi.waitFor(() => expect(toasts).toEqual(['Reception is looking after you']))
  act(() => clearVisitStorage())
})
