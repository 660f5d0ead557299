import type { DeviceMessage } from '@foyer/contract/messages/device.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Lobby } from './bench/lobby.ts'
import { createKeyboardScanner } from './drivers/keyboard/keyboard.driver.ts'
import { createSimulatedPrinter } from './drivers/simulated-printer/simulated-printer.driver.ts'
import { createHub, STATUS_TIMEOUT_MS } from './hub.ts'
import { createScriptedLink, type Step } from './links/scripted-link.ts'
import { READ_RETRY_DELAY_MS } from './roles/document-scanner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createTestHub(steps: readonly Step[] = []) {
  const lobby = new Lobby()
  const link = createScriptedLink(steps)
  const hub = createHub({ scanner: createKeyboardScanner(link), printer: createSimulatedPrinter(lobby) })
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
  const { hub, link, states, documents } = createTestHub()
  expect(await hub.answer({ type: 'initialize_scanner', id: '1' })).toEqual({ type: 'done', id: '1' })
  expect(hub.statuses.scanner?.state).toBe('stopped')
  expect(await hub.answer({ type: 'start_read', id: '2' })).toEqual({ type: 'done', id: '2' })
  await settled()
  link.send('P<UTO \r\rL898\r')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await hub.answer({ type: 'stop_read', id: '3' })).toEqual({ type: 'done', id: '3' })
  expect(documents()).toEqual([['P<UTO', 'L898']])
  expect(states()).toEqual(['reading', 'stopped'])
})

it('DEVICE-07.c reports a reader that does not answer as not initialized', async () => {
  const { hub } = createTestHub(['refuses'])
  expect(await hub.answer({ type: 'initialize_scanner', id: '1' })).toMatchObject({
    type: 'problem',
    code: 'deviceAway',
  })
  expect(hub.statuses.scanner?.state).toBe('initialize_error')
})

it('DEVICE-08 retries start_read 1 s after an error, for as long as reading is requested', async () => {
  expect(READ_RETRY_DELAY_MS).toBe(1_000)
  const { hub, link, states } = createTestHub(['refuses', 'refuses'])
  await hub.answer({ type: 'start_read', id: '1' })
  await settled()
  expect(states()).toEqual(['initialize_error'])
  await vi.advanceTimersByTimeAsync(999)
  expect(link.remaining()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(link.remaining()).toBe(0)
  expect(states()).toEqual(['initialize_error'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(states()).toEqual(['initialize_error', 'reading'])
})

it('recovers automatically from a cable pulled while a guest is reading', async () => {
  const { hub, link, states } = createTestHub()
  await hub.answer({ type: 'start_read', id: '1' })
  await settled()
  link.pull()
  await settled()
  expect(states()).toEqual(['reading', 'initialize_error'])
  await vi.advanceTimersByTimeAsync(READ_RETRY_DELAY_MS)
  expect(states()).toEqual(['reading', 'initialize_error', 'reading'])
})

it('retries nothing once reading is no longer requested', async () => {
  const { hub } = createTestHub(['refuses'])
  await hub.answer({ type: 'start_read', id: '1' })
  await settled()
  hub.onPageGone()
  await settled()
  expect(hub.statuses.scanner?.state).toBe('stopped')
  expect(vi.getTimerCount()).toBe(0)
})

it('drops a document for a page that is gone', async () => {
  const { hub, link, documents } = createTestHub()
  await hub.answer({ type: 'start_read', id: '1' })
  await settled()
  link.send('P<UTO')
  hub.onPageGone()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(documents()).toEqual([])
})

it('starts reading once for two start_read commands', async () => {
  const { hub, states } = createTestHub()
  await hub.answer({ type: 'start_read', id: '1' })
  await hub.answer({ type: 'start_read', id: '2' })
  await settled()
  expect(states()).toEqual(['reading'])
})

it('PRINTER-01 prints a receipt, and reports when there is no paper', async () => {
  const { hub, lobby, told } = createTestHub()
  const receipt = { type: 'printReceipt', base64File: Buffer.from('Room 204').toString('base64') } as const
  expect(await hub.answer({ ...receipt, id: '1' })).toEqual({ type: 'done', id: '1' })
  expect(lobby.printed).toEqual([{ number: 1, bytes: 8, kind: 'text', text: 'Room 204' }])
  lobby.emptyTray()
  expect(told.at(-1)).toEqual({ type: 'printer', printer: { state: 'no_paper' } })
  expect(await hub.answer({ ...receipt, id: '2' })).toMatchObject({ type: 'problem', id: '2', code: 'deviceFailed' })
})

it('status reports the state of the devices', async () => {
  const { hub } = createTestHub()
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
    expect(await createTestHub().hub.answer({ type, id: '1', grant: 'a.b' })).toMatchObject({
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
  const hub = createHub({
    scanner: createKeyboardScanner(createScriptedLink([])),
    printer: createSimulatedPrinter(new Lobby()),
    keyEncoder: {
      status: () => ({ state }),
      watch: (onChange) => {
        changed = onChange
      },
      refreshStatus: () => answered,
      test: async () => {},
      cut: async () => {},
    },
  })
  const told: string[] = []
  hub.watch(({ type }) => told.push(type))
  const broken = hub.findBrokenParts()
  await vi.advanceTimersByTimeAsync(STATUS_TIMEOUT_MS)
  expect(await broken).toEqual(['encoder'])
  state = 'ready'
  changed()
  answer()
  expect(told).toEqual(['keyEncoder'])
  expect(await hub.findBrokenParts()).toEqual([])
})
