import { type Alert, claimAlert, hearAlerts, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { buildAlert, buildSession } from '../testing/builders.ts'
import { on } from '../testing/fake-fetch.ts'
import { renderSignedIn } from '../testing/render-signed-in.tsx'

const strokes: number[] = []
const notices: string[] = []

class FakeAudio {
  readonly state = 'running'
  readonly currentTime = 0
  readonly destination = {}
}
class FakeTone {
  constructor(_audio: FakeAudio, { frequency }: { frequency: number }) {
    strokes.push(frequency)
  }
  connect = (next: unknown) => next
  start() {}
  stop() {}
}
class FakeGain {
  readonly gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  connect = (next: unknown) => next
}
const shown: EventTarget[] = []

class FakeNotice extends EventTarget {
  static permission: NotificationPermission
  static requestPermission = async () => {
    FakeNotice.permission = 'granted'
  }
  constructor(words: string) {
    super()
    notices.push(words)
    shown.push(this)
  }
}

beforeEach(() => {
  strokes.length = 0
  notices.length = 0
  shown.length = 0
  FakeNotice.permission = 'granted'
  localStorage.clear()
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('OscillatorNode', FakeTone)
  vi.stubGlobal('GainNode', FakeGain)
  vi.stubGlobal('Notification', FakeNotice)
  return () => vi.unstubAllGlobals()
})

const waits = buildAlert({ kind: 'guestAsksForHelp', deviceName: 'Lobby left', screen: 'guest-list', reason: 'help' })

function renderDesk(first: readonly Alert[]) {
  let open = [...first]
  const { hear } = renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [
      on(listAlerts, () => ({ open, handled: [] })),
      on(claimAlert, () => {
        open = open.map((alert) => ({ ...alert, claimed: { at: new Date().toISOString(), by: 'Marta Vidal' } }))
        return {}
      }),
    ],
  })
  return {
    /** Delivers one more alert over the live connection. */
    comes: async (alert: Alert) => {
      open = [...open, alert]
      await hear('changed', { what: ['alerts'] })
    },
  }
}

it('S9 a waiting guest triggers sound, notification and title count until someone says they are going', async () => {
  const user = userEvent.setup()
  renderDesk([waits])
  await vi.waitFor(() => expect(document.title).toBe('(1) Alerts · Foyer Palace'))
  expect(strokes.length).toBeGreaterThan(0)
  expect(notices).toEqual(['Guest needs help · Lobby left · Foyer Palace'])
  await user.click(screen.getByRole('button', { name: 'On my way' }))
  expect(await screen.findByText('Marta Vidal is on it')).toBeDefined()
  await vi.waitFor(() => expect(document.title).toBe('Alerts · Foyer Palace'))
})

it('S9 an alert that is not urgent does not ring', async () => {
  renderDesk([buildAlert({ kind: 'mailFailed', urgent: false })])
  await screen.findByRole('article', { name: 'Mail not sent' })
  expect([strokes, notices, document.title]).toEqual([[], [], 'Alerts · Foyer Palace'])
})

it('S9 sound and notification can each be switched off', async () => {
  localStorage.setItem('foyer.staff.bell.sound', 'off')
  const user = userEvent.setup()
  renderDesk([waits])
  await vi.waitFor(() => expect(notices).toHaveLength(1))
  expect(strokes).toEqual([])
  const sound = screen.getByRole('button', { name: 'Sound when a guest is waiting' })
  expect(sound.getAttribute('aria-pressed')).toBe('false')
  await user.click(sound)
  expect(sound.getAttribute('aria-pressed')).toBe('true')
  expect(strokes.length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Notification when a guest is waiting' }))
  expect(localStorage.getItem('foyer.staff.bell.notification')).toBe('off')
})

it('S9 shows no notification when notifications are switched off', async () => {
  localStorage.setItem('foyer.staff.bell.notification', 'off')
  renderDesk([waits])
  await vi.waitFor(() => expect(strokes.length).toBeGreaterThan(0))
  expect(notices).toEqual([])
})

it('S9 a browser that has not asked for permission shows the switch as off, and asks when it is pressed', async () => {
  FakeNotice.permission = 'default'
  const user = userEvent.setup()
  renderDesk([buildAlert({ kind: 'mailFailed', urgent: false })])
  const notification = await screen.findByRole('button', { name: 'Notification when a guest is waiting' })
  expect(notification.getAttribute('aria-pressed')).toBe('false')
  await user.click(notification)
  await vi.waitFor(() => expect(notification.getAttribute('aria-pressed')).toBe('true'))
  expect(FakeNotice.permission).toBe('granted')
})

it('S9 rings again until someone goes, notifies once per alert, and a click brings the desk to the front', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => {})
  const { comes } = renderDesk([waits])
  await vi.waitFor(() => expect(notices).toHaveLength(1))
  const once = strokes.length
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect([strokes.length, notices.length]).toEqual([2 * once, 1])
  await comes({ ...waits, id: '00000000-0000-4000-8000-000000000002', deviceName: 'Lobby right' })
  await vi.waitFor(() => expect(document.title).toMatch(/^\(2\) /))
  expect(notices.slice(1)).toEqual(['Guest needs help · Lobby right · Foyer Palace'])
  shown[0]?.dispatchEvent(new Event('click'))
  expect(focus).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

it('S9 a locked desk still rings, and shows no names', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let waiting: string[] = []
  const { hear } = renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [on(listAlerts, () => ({ open: [], handled: [] })), on(hearAlerts, () => ({ waiting }))],
  })
  await screen.findByText('All clear')
  await hear('hello')
  await hear('ended')
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(strokes).toEqual([])
  waiting = [waits.id]
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(strokes.length).toBeGreaterThan(0)
  expect(document.title).toMatch(/^\(1\) /)
  expect(notices).toEqual(['A guest is waiting: sign in to see who'])
  vi.useRealTimers()
})
