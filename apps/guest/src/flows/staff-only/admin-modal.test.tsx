import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Answers } from '../../testing/fake-fetch.ts'
import { FakeHub } from '../../testing/fake-hub.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { StaffPanelModal } from './staff-panel.tsx'

const TOKEN = 'T'.repeat(43)
const RESTING = '/show-error?error=kioskNotConfigured&statusCode=403&pok_is_disabled=true'

/** The panel that five taps open, at a kiosk with a hub. */
async function renderOpened(
  answers: Answers = {},
  path = '/guest-list/FOY1001',
  flags: HotelConfigInput['flags'] = {},
) {
  const hub = new FakeHub()
  hub.token = TOKEN
  const onClose = vi.fn()
  const rendered = await renderScreen({
    Screen: function Screen() {
      const [isOpen, setOpen] = useState(false)
      return isOpen ? (
        <StaffPanelModal panel="admin" onClose={onClose} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )
    },
    path,
    appKey: 'kiosk',
    config: { flags },
    answers: {
      deviceAdmin: () => ({}),
      startMaintenance: () => ({ active: true }),
      endVisit: () => ({ csrf: 'next' }),
      saveSocketVersion: () => ({}),
      trackEvent: () => ({}),
      hubAccess: () => ({ hubs: [{ hub: 'ab'.repeat(32), url: 'ws://127.0.0.1:9988/socketService', token: TOKEN }] }),
      ...answers,
    },
  })
  const answering = fetch
  vi.stubGlobal('fetch', (input: string, request: RequestInit) =>
    input === '/speed-sample' ? new Response(new Uint8Array(1_000)) : answering(input, request),
  )
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }))
  const password = await screen.findByLabelText<HTMLInputElement>('Password')
  const press = async (name: string, typed = 'brass-key') => {
    await rendered.user.clear(password)
    if (typed) await rendered.user.type(password, typed)
    await rendered.user.click(screen.getByRole('button', { name }))
  }
  return { ...rendered, hub, press, onClose }
}

it('ADMIN-07.a ADMIN-07.b ADMIN-11 P5 the dialog opened by five taps starts maintenance with the password, and the kiosk goes out of service', async () => {
  const { press, askedOf, path, onClose } = await renderOpened()
  await press('Start maintenance mode')
  await waitFor(() => expect(path()).toMatch(/^\/show-error\?.*pok_is_disabled=true/))
  expect(askedOf('startMaintenance').map(({ body }) => body)).toEqual([{ password: 'brass-key' }])
  expect([askedOf('endVisit').length, onClose.mock.calls.length]).toEqual([1, 1])
  // One dialog contains everything.
  expect(askedOf('deviceAdmin')).toEqual([])
})

it.each([
  ['ADMIN-09.a ADMIN-09.b', 'another answer', () => ({ active: false }), 'refused'],
  [
    'ADMIN-09.a ADMIN-09.b',
    'no answer',
    () => {
      throw new Problem('outcomeUnknown')
    },
    'outcomeUnknown',
  ],
] as const)('%s %s sets the failed flag and tracks an error', async (_, __, startMaintenance, why) => {
  const { press, askedOf, path } = await renderOpened({ startMaintenance })
  await press('Start maintenance mode')
  expect(await screen.findByText(/Couldn’t start maintenance mode/)).toBeTruthy()
  await waitFor(() =>
    expect(askedOf('trackEvent').map(({ body }) => body)).toMatchObject([
      { type: 'error', description: 'maintenance not started', data: { why } },
    ]),
  )
  expect(path()).toBe('/guest-list/FOY1001')
})

it('ADMIN-10.a maintenance doesn’t start without the right password, and no failure is reported', async () => {
  const { press, askedOf, path } = await renderOpened({
    startMaintenance: () => {
      throw new Problem('passwordInvalid', 'Password invalid')
    },
  })
  await press('Start maintenance mode', '')
  expect(askedOf('startMaintenance')).toEqual([])
  await press('Start maintenance mode', 'wrong')
  expect(await screen.findByText('Password invalid')).toBeTruthy()
  expect([screen.queryByText(/Couldn’t start maintenance mode/), askedOf('trackEvent'), path()]).toEqual([
    null,
    [],
    '/guest-list/FOY1001',
  ])
})

it('the same dialog ends maintenance at a kiosk that is out of service', async () => {
  const { press, askedOf, path } = await renderOpened({}, RESTING)
  expect(screen.queryByRole('button', { name: 'Start maintenance mode' })).toBeNull()
  await press('End maintenance mode')
  await waitFor(() => expect(path()).toBe('/select-language'))
  expect(askedOf('deviceAdmin').map(({ body }) => body.action)).toEqual(['endMaintenance'])
})

it('DEVICE-04.a ADMIN-07.c the key-server test sends testKeyServer once the server has agreed, and shows the result', async () => {
  const { press, hub, askedOf } = await renderOpened()
  expect(await screen.findByText('connected')).toBeTruthy()
  await press('Test the key server')
  expect(await screen.findByText('The key server is responding.')).toBeTruthy()
  expect(askedOf('deviceAdmin').map(({ body }) => body)).toEqual([{ action: 'testKeyServer', password: 'brass-key' }])
  expect(hub.page.sent.map(({ type }) => type)).toEqual(['testKeyServer'])
  hub.onCommand = ({ id }, page) => page.say({ type: 'problem', id, code: 'deviceFailed', detail: 'no lock server' })
  await press('Test the key server')
  expect(await screen.findByText('The key server isn’t responding.')).toBeTruthy()
})

it('ADMIN-10.b does not test the key server without the right password', async () => {
  const { press, hub } = await renderOpened({
    deviceAdmin: () => {
      throw new Problem('passwordInvalid', 'Password invalid')
    },
  })
  expect(await screen.findByText('connected')).toBeTruthy()
  await press('Test the key server', 'wrong')
  expect(await screen.findByText('Password invalid')).toBeTruthy()
  expect(hub.page.sent).toEqual([])
})

it('API-74.a P5 the panel shows the kiosk’s devices, and the server learns which hub it is', async () => {
  const { hub, askedOf } = await renderOpened()
  expect(await screen.findByText('connected')).toBeTruthy()
  hub.page.say({ type: 'printer', printer: { state: 'no_paper' } })
  hub.page.say({ type: 'keyEncoder', keyEncoder: { state: 'jammed' } })
  expect(await screen.findByText('out of paper')).toBeTruthy()
  expect(await screen.findByText('a card is stuck')).toBeTruthy()
  const tell = { type: 'hello', protocol: 1, version: '9.9', printer: { state: 'ready' } } as const
  hub.page.say({ ...tell, scanner: { kind: 'access-is', state: 'stopped' } })
  await waitFor(() =>
    expect(askedOf('saveSocketVersion').map(({ body }) => body)).toContainEqual({ appId: 'kiosk', version: '9.9' }),
  )
  hub.page.end()
  expect(await screen.findByText('not reachable')).toBeTruthy()
})

it('N19 the panel marks simulated devices', async () => {
  const { hub } = await renderOpened()
  expect(await screen.findByText('connected')).toBeTruthy()
  hub.page.say({
    type: 'hello',
    protocol: 1,
    version: '9.9',
    printer: { state: 'ready' },
    keyEncoder: { state: 'ready' },
    simulated: ['printer'],
  })
  expect(await screen.findByText('simulated: ready')).toBeTruthy()
  // The reader and the encoder are real.
  expect(screen.getAllByText('ready')).toHaveLength(2)
})

it('ADMIN-04 ADMIN-05.a SHELL-15.c the dialog offers another card terminal, and opens the choice once the server has agreed', async () => {
  const flags = { allow_payments: true, pos_provider: 'adyen', terminal_ids: ['a', 'b'] }
  const { press, askedOf, path, onClose } = await renderOpened({}, '/guest-list/FOY1001', flags)
  await press('Change card terminal')
  await waitFor(() => expect(path()).toBe('/select-pos-terminal?change=true'))
  expect(askedOf('deviceAdmin').map(({ body }) => body)).toEqual([{ action: 'changeTerminal', password: 'brass-key' }])
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('ADMIN-05.b the terminal doesn’t change without the right password', async () => {
  const flags = { allow_payments: true, pos_provider: 'adyen', terminal_ids: ['a', 'b'] }
  const refuses = () => {
    throw new Problem('passwordInvalid', 'Password invalid')
  }
  const { press, path } = await renderOpened({ deviceAdmin: refuses }, '/guest-list/FOY1001', flags)
  await press('Change card terminal', 'wrong')
  expect(await screen.findByText('Password invalid')).toBeTruthy()
  expect(path()).toBe('/guest-list/FOY1001')
})

it('offers no change with only one terminal', async () => {
  await renderOpened()
  expect(screen.queryByRole('button', { name: 'Change card terminal' })).toBeNull()
})
