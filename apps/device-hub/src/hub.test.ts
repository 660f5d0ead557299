import type { DeviceMessage } from '@foyer/contract/messages/device.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Lobby } from './bench/lobby.ts'
import { keyboardScanner } from './drivers/keyboard/keyboard.driver.ts'
import { simulatedPrinter } from './drivers/simulated-printer/simulated-printer.driver.ts'
import { deviceHub, LOOK_WITHIN_MS } from './hub.ts'
import { type Step, scriptedLink } from './links/scripted.ts'
import { READ_AGAIN_MS } from './roles/document-scanner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aHub(steps: readonly Step[] = []) {
  const lobby = new Lobby()
  const link = scriptedLink(steps)
  const hub = deviceHub({ scanner: keyboardScanner(link), printer: simulatedPrinter(lobby) })
  const told: DeviceMessage[] = []
  hub.watch((message) => told.push(message))
  return {
    hub,
    link,
    lobby,
    told,
    states: () => told.flatMap((message) => (message.type === 'scanner' ? [message.scanner.state] : [])),
    documents: () => told.flatMap((message) => (message.type === 'document' ? [message.document.lines] : [])),
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

it('DEVICE-03.a DEVICE-03.b DEVICE-03.c DEVICE-07.a DEVICE-07.b reads from start_read to stop_read', async () => {
  const { hub, link, states, documents } = aHub()
  expect(await hub.answer({ type: 'initialize_scanner', id: '1' })).toEqual({ type: 'done', id: '1' })
  expect(hub.statuses.scanner.state).toBe('stopped')
  expect(await hub.answer({ type: 'start_read', id: '2' })).toEqual({ type: 'done', id: '2' })
  await settled()
  link.say('P<UTO \r\rL898\r')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await hub.answer({ type: 'stop_read', id: '3' })).toEqual({ type: 'done', id: '3' })
  expect(documents()).toEqual([['P<UTO', 'L898']])
  expect(states()).toEqual(['reading', 'stopped'])
})

it('DEVICE-07.c reports a reader that does not answer as not initialized', async () => {
  const { hub } = aHub(['refuses'])
  expect(await hub.answer({ type: 'initialize_scanner', id: '1' })).toMatchObject({
    type: 'problem',
    code: 'deviceAway',
  })
  expect(hub.statuses.scanner.state).toBe('initialize_error')
})

it('DEVICE-08 retries start_read 1 s after an error, for as long as reading is requested', async () => {
  expect(READ_AGAIN_MS).toBe(1_000)
  const { hub, link, states } = aHub(['refuses', 'refuses'])
  await hub.answer({ type: 'start_read', id: '1' })
  await settled()
  expect(states()).toEqual(['initialize_error'])
  await vi.advanceTimersByTimeAsync(999)
  expect(link.left()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(link.left()).toBe(0)
  expect(states()).toEqual(['initialize_error'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(states()).toEqual(['initialize_error', 'reading'])
})

it('recovers automatically from a cable pulled while a guest is reading', async () => {
  const { hub, link, states } = aHub()
  await hub.answer({ type: 'start_read', id: '1' })
  await settled()
  link.pull()
  await settled()
  expect(states()).toEqual(['reading', 'initialize_error'])
  await vi.advanceTimersByTimeAsync(READ_AGAIN_MS)
  expect(states()).toEqual(['reading', 'initialize_error', 'reading'])
})

it('retries nothing once reading is no longer requested', async () => {
  const { hub } = aHub(['refuses'])
  await hub.answer({ type: 'start_read', id: '1' })
  await settled()
  hub.rest()
  await settled()
  expect(hub.statuses.scanner.state).toBe('stopped')
  expect(vi.getTimerCount()).toBe(0)
})

it('drops a document for a page that is gone', async () => {
  const { hub, link, documents } = aHub()
  await hub.answer({ type: 'start_read', id: '1' })
  await settled()
  link.say('P<UTO')
  hub.rest()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(documents()).toEqual([])
})

it('starts reading once for two start_read commands', async () => {
  const { hub, states } = aHub()
  await hub.answer({ type: 'start_read', id: '1' })
  await hub.answer({ type: 'start_read', id: '2' })
  await settled()
  expect(states()).toEqual(['reading'])
})

it('PRINTER-01 prints a receipt, and reports when there is no paper', async () => {
  const { hub, lobby, told } = aHub()
  const receipt = { type: 'printReceipt', base64File: Buffer.from('Room 204').toString('base64') } as const
  expect(await hub.answer({ ...receipt, id: '1' })).toEqual({ type: 'done', id: '1' })
  expect(lobby.printed).toEqual([{ number: 1, bytes: 8, kind: 'text', text: 'Room 204' }])
  lobby.emptyTray()
  expect(told.at(-1)).toEqual({ type: 'printer', printer: { state: 'no_paper' } })
  expect(await hub.answer({ ...receipt, id: '2' })).toMatchObject({ type: 'problem', id: '2', code: 'deviceFailed' })
})

it('status reports the state of the devices', async () => {
  const { hub } = aHub()
  expect(await hub.answer({ type: 'status', id: '1' })).toEqual({
    type: 'status',
    id: '1',
    scanner: { kind: 'keyboard', state: 'stopped' },
    printer: { state: 'ready' },
  })
})

it.each(['testKeyServer', 'programCardVendor', 'ProgramCard'] as const)(
  '%s reports that it is not built',
  async (type) => {
    expect(await aHub().hub.answer({ type, id: '1', grant: 'a.b' })).toMatchObject({
      type: 'problem',
      id: '1',
      code: 'notBuilt',
    })
  },
)

it('a slow device delays nothing: its last state is reported, and the new one when it answers', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  let state: 'away' | 'ready' = 'away'
  let changed = () => {}
  const hub = deviceHub({
    scanner: keyboardScanner(scriptedLink([])),
    printer: simulatedPrinter(new Lobby()),
    keyEncoder: {
      status: () => ({ state }),
      watch: (onChange) => {
        changed = onChange
      },
      look: () => answered,
      test: async () => {},
      cut: async () => {},
    },
  })
  const told: string[] = []
  hub.watch(({ type }) => told.push(type))
  const broken = hub.brokenParts()
  await vi.advanceTimersByTimeAsync(LOOK_WITHIN_MS)
  expect(await broken).toEqual(['encoder'])
  state = 'ready'
  changed()
  answer()
  expect(told).toEqual(['keyEncoder'])
  expect(await hub.brokenParts()).toEqual([])
})
