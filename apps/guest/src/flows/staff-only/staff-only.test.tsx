import type { PageSite } from '@foyer/contract/page.ts'
import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { StaffEntrance } from '../../app/watchers/staff-entrance.tsx'
import { clearVisitStorage, readFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import type { Answers } from '../../testing/fake-fetch.ts'
import { recordNavigation } from '../../testing/record-navigation.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { StaffPanelModal } from './staff-panel.tsx'

afterEach(() => clearVisitStorage())

interface Opened {
  readonly appKey?: string
  readonly answers?: Answers
  readonly settled?: (site: PageSite) => PageSite
}

async function renderOpened(panel: StaffPanel, { appKey = 'kiosk', answers = {}, settled }: Opened = {}) {
  const onClose = vi.fn()
  const rendered = await renderScreen({
    Screen: function Screen() {
      const [isOpen, setOpen] = useState(false)
      return isOpen ? (
        <StaffPanelModal panel={panel} onClose={onClose} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )
    },
    path: '/guest-list/FOY1001',
    appKey,
    answers: {
      deviceAdmin: () => ({}),
      hubAccess: () => ({ hubs: [] }),
      endVisit: () => ({ csrf: 'next' }),
      ...answers,
    },
    ...(settled && { settled }),
  })
  const answering = fetch
  vi.stubGlobal('fetch', (input: string, request: RequestInit) =>
    input === '/speed-sample' ? sample() : answering(input, request),
  )
  const went = recordNavigation()
  saveToVisit('draft', 'something')
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }))
  const password = await screen.findByLabelText<HTMLInputElement>('Password')
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }))
  return {
    ...rendered,
    went,
    onClose,
    password,
    press,
    wishes: () => rendered.askedOf('deviceAdmin').map(({ body }) => body),
  }
}

let sample = async () => new Response(new Uint8Array(1_000))

it('ADMIN-02 ADMIN-05.a TABLET-04.a closing the session sends the typed password to the server and leads to sign-in', async () => {
  const { user, password, press, went, wishes } = await renderOpened('admin')
  expect(document.activeElement).toBe(password)
  await user.type(password, 'brass-key')
  await press('Sign this device out')
  await waitFor(() => expect(went).toEqual(['/pok/']))
  expect(wishes()).toEqual([{ action: 'closeSession', password: 'brass-key' }])
})

it('ADMIN-03 ADMIN-05.a leaving the kiosk clears the guest, exits full screen and opens the exit address', async () => {
  const { user, password, press, went, wishes } = await renderOpened('admin')
  const exitFullscreen = vi.fn(async () => {})
  Object.assign(document, { fullscreenElement: document.body, exitFullscreen })
  onTestFinished(() => void Object.assign(document, { fullscreenElement: null }))
  await user.type(password, 'brass-key')
  await press('Exit kiosk mode')
  await waitFor(() => expect(went).toEqual(['/pok/exit']))
  expect(wishes()).toEqual([{ action: 'exitKiosk', password: 'brass-key' }])
  expect([exitFullscreen.mock.calls.length, readFromVisit('draft')]).toEqual([1, undefined])
})

it.each([
  ['SHELL-14.a', 5, 'For hotel staff'],
  ['SHELL-14.b', 3, 'Use this device as a tablet?'],
])('%s %i taps on the logo open a hidden staff panel', async (_rule, taps, title) => {
  await renderScreen({
    Screen: () => (
      <>
        <p data-mark>Foyer Palace</p>
        <StaffEntrance panels={['admin', 'tabletMode']} isAtStart={false} />
      </>
    ),
    path: '/guest-list/FOY1001',
    appKey: 'kiosk',
    answers: { hubAccess: () => ({ hubs: [] }) },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  for (let tap = 0; tap < taps; tap += 1) fireEvent.pointerDown(screen.getByText('Foyer Palace'))
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
})

it('sends nothing without a password, and does nothing without the server’s agreement', async () => {
  const { press, went, wishes } = await renderOpened('admin')
  await press('Exit kiosk mode')
  expect(await screen.findByText('Please fill this in.')).toBeTruthy()
  expect([wishes(), went]).toEqual([[], []])
})

it.each([
  ['ADMIN-06', 'admin', 'Sign this device out'],
  ['TABLET-03', 'tabletMode', 'Turn tablet mode on'],
] as const)('%s a wrong password shows this text, and can be typed again', async (_rule, panel, button) => {
  const { user, password, press, went } = await renderOpened(panel, {
    answers: {
      deviceAdmin: () => {
        throw new Problem('passwordInvalid', 'Password invalid')
      },
    },
  })
  await user.type(password, 'wrong')
  await press(button)
  expect(await screen.findByText('Password invalid')).toBeTruthy()
  expect([password.value, password.getAttribute('aria-invalid'), went, readFromVisit('draft')]).toEqual([
    '',
    'true',
    [],
    'something',
  ])
  expect(document.activeElement).toBe(password)
  await user.keyboard('b')
  expect(screen.queryByText('Password invalid')).toBeNull()
})

it('T2 closing the session leaves nothing of the previous guest, even though a signed-out device ends no visit', async () => {
  const { user, password, press, went, path } = await renderOpened('admin', {
    answers: {
      endVisit: () => {
        throw new Problem('noDevice')
      },
    },
  })
  await user.type(password, 'brass-key')
  await press('Sign this device out')
  await waitFor(() => expect(went).toEqual(['/pok/']))
  expect([readFromVisit('draft'), path()]).toEqual([undefined, '/select-language'])
})

it('keeps the typed password without a connection, and can send it again unchanged', async () => {
  let isOffline = true
  const { user, password, press, went, wishes } = await renderOpened('admin', {
    answers: {
      deviceAdmin: () => {
        if (isOffline) throw new Problem('offline')
        return {}
      },
    },
  })
  await user.type(password, 'brass-key')
  await press('Sign this device out')
  expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy()
  expect([password.value, went]).toEqual(['brass-key', []])
  isOffline = false
  await press('Sign this device out')
  await waitFor(() => expect(went).toEqual(['/pok/']))
  expect(wishes()).toHaveLength(2)
})

it('says when there were too many attempts', async () => {
  const { user, password, press } = await renderOpened('admin', {
    answers: {
      deviceAdmin: () => {
        throw new Problem('tooManyTries')
      },
    },
  })
  await user.type(password, 'wrong')
  await press('Exit kiosk mode')
  expect(await screen.findByText(/wait a little before you try again/)).toBeTruthy()
})

it.each([
  ['off', 'Turn tablet mode on', 'tabletModeOn'],
  ['on', 'Turn tablet mode off', 'tabletModeOff'],
] as const)('TABLET-02 tablet mode is %s: %s', async (tabletMode, button, action) => {
  const { user, password, press, went, wishes } = await renderOpened('tabletMode', {
    settled: (site) => ({ ...site, tabletMode }),
  })
  await user.type(password, 'tablet')
  await press(button)
  await waitFor(() => expect(went).toEqual(['reload']))
  expect([wishes(), readFromVisit('draft')]).toEqual([[{ action, password: 'tablet' }], undefined])
})

it('TABLET-05.a the front desk’s password leads to the desk’s own page, also with Enter', async () => {
  const { user, password, went, wishes } = await renderOpened('frontDesk', { appKey: 'frontapp' })
  await user.type(password, 'desk{Enter}')
  await waitFor(() => expect(went).toEqual(['/staff/']))
  expect(wishes()).toEqual([{ action: 'openFrontDesk', password: 'desk' }])
})

it('the kiosk’s on-screen keyboard types the password', async () => {
  const { user, password } = await renderOpened('admin')
  await user.click(await screen.findByRole('button', { name: 'b' }))
  expect(password.value).toBe('b')
})

it('closes with Escape and with the button', async () => {
  const { user, press, onClose } = await renderOpened('admin')
  await user.keyboard('{Escape}')
  await press('Close')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it.each([
  ['SHELL-27.a', 'slow', 'red', 1_000],
  ['SHELL-27.b', 'fair', 'info', 200],
  ['SHELL-27.c', 'good', 'green', 100],
])('%s the connection is called %s, and shown %s', async (_, word, level, tookMs) => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  sample = async () => {
    now += tookMs
    return new Response(new Uint8Array(125_000))
  }
  onTestFinished(() => void vi.restoreAllMocks())
  await renderOpened('admin')
  const speed = await screen.findByText(new RegExp(`^\\d+ Mbit/s, ${word}$`))
  expect(speed.dataset['level']).toBe(level)
})

it('says when a connection can’t be measured', async () => {
  sample = async () => new Response(null, { status: 503 })
  await renderOpened('admin')
  expect(await screen.findByText('couldn’t be measured')).toBeTruthy()
})

it('closes after a minute without use', async () => {
  const onClose = vi.fn()
  await renderScreen({
    Screen: () => <StaffPanelModal panel="frontDesk" onClose={onClose} />,
    fakeTimers: true,
    path: '/select-language',
    appKey: 'frontapp',
  })
  await act(() => vi.advanceTimersByTimeAsync(59_999))
  expect(onClose).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(onClose).toHaveBeenCalledOnce()
})
