import type { ScreenEvent } from '@foyer/contract/messages/front-desk.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeDesk } from '../../testing/fake-desk.ts'
import type { AppliedStore, ReceivedCommand } from './command-sequencer.ts'
import { createDeskLink } from './desk-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const ofGuest = { reference: 'FOY1001', guestId: 'guest-1' }
const began: ScreenEvent = { type: 'signatureInProgress', data: ofGuest }
const uploaded: ScreenEvent = { type: 'signatureUploaded', data: ofGuest }
const saved: ScreenEvent = { type: 'guestDataToPMS', data: { ...ofGuest, guest: { firstName: 'Ana' } } }

/** The storage that survives a page load. */
function createAppliedStore(): AppliedStore {
  let to: ReturnType<AppliedStore['read']> = { applied: 0 }
  return {
    read: () => to,
    write(next) {
      to = next
    },
  }
}

async function openLink(desk = new FakeDesk(), applied = createAppliedStore()) {
  const commands: ReceivedCommand[] = []
  const status: boolean[] = []
  const link = createDeskLink({
    connect: desk.connect,
    applied,
    onCommand: (command) => commands.push(command),
    onStatus: (isConnected) => status.push(isConnected),
  })
  link.open()
  await after(0)
  const heard = () => desk.line.received.map(({ type, sequence }) => `${sequence} ${type}`)
  const commanded = () => commands.map(({ command }) => command.type)
  const signalled = () => desk.line.signals.map(({ type }) => type)
  return { desk, link, heard, commands, commanded, signalled, status, applied }
}

it('sends what happens in order, numbered, with the screen as sender', async () => {
  const { desk, link, heard } = await openLink()
  link.notify(saved)
  link.notify(began)
  expect(heard()).toEqual(['1 guestDataToPMS', '2 signatureInProgress'])
  expect(desk.line.received.map(({ sender }) => sender)).toEqual(['frontapp', 'frontapp'])
})

it('FRONTAPP-18 reconnects after 4 s, every time', async () => {
  const { desk } = await openLink()
  for (const calls of [2, 3, 4]) {
    desk.isReachable = calls !== 3
    desk.line.emit('close')
    await after(3_999)
    expect(desk.connections).toHaveLength(calls - 1)
    await after(1)
    expect(desk.connections).toHaveLength(calls)
  }
})

it('resends unacknowledged messages in order and with the same ids on the next connection', async () => {
  const { desk, link, heard } = await openLink()
  desk.acknowledges = false
  link.notify(began)
  link.notify(uploaded)
  const [first] = desk.connections
  desk.line.emit('close')
  link.notify(saved)
  desk.acknowledges = true
  await after(4_000)
  expect(heard()).toEqual(['1 signatureInProgress', '2 signatureUploaded', '3 guestDataToPMS'])
  expect(desk.line.received.slice(0, 2).map(({ id }) => id)).toEqual(first?.received.map(({ id }) => id))
  expect(desk.line.link).toBe(first?.link)
  desk.line.emit('close')
  await after(4_000)
  expect(heard()).toEqual([])
})

it('queues messages until the desk is connected', async () => {
  const desk = new FakeDesk()
  desk.isReachable = false
  const { link, heard } = await openLink(desk)
  link.notify(began)
  desk.isReachable = true
  await after(4_000)
  expect(heard()).toEqual(['1 signatureInProgress'])
})

it('FRONTAPP-03 ignores senders other than the PMS', async () => {
  const { desk, link, heard } = await openLink()
  desk.acknowledges = false
  link.notify(began)
  const id = desk.line.received[0]?.id ?? ''
  for (const sender of ['frontapp', 'kiosk', '']) desk.line.deliver({ type: 'received', data: { id } }, sender)
  desk.line.emit('close')
  await after(4_000)
  expect(heard()).toEqual(['1 signatureInProgress'])
  desk.line.deliver({ type: 'received', data: { id } })
  desk.line.emit('close')
  await after(4_000)
  expect(heard()).toEqual([])
})

it('resends a number that the desk misses, but not one that it rejected', async () => {
  const { desk, link, heard } = await openLink()
  desk.acknowledges = false
  for (const news of [began, uploaded, saved]) link.notify(news)
  desk.line.deliver({ type: 'missing', data: { sequences: [2] } })
  expect(heard().slice(3)).toEqual(['2 signatureUploaded'])
  desk.line.deliver({ type: 'refused', data: { id: desk.line.received[1]?.id ?? '' } })
  desk.line.deliver({ type: 'missing', data: { sequences: [2, 3] } })
  expect(heard().slice(4)).toEqual(['3 guestDataToPMS'])
})

it('treats a connection without an answer for ten seconds as dead, even if it looks open', async () => {
  const { desk, link, heard } = await openLink()
  await after(60_000)
  expect(desk.connections).toHaveLength(1)
  desk.acknowledges = false
  link.notify(began)
  await after(9_999)
  expect(desk.line.isClosed).toBe(false)
  await after(1)
  expect(desk.line.isClosed).toBe(true)
  await after(4_000)
  expect([desk.connections.length, heard()]).toEqual([2, ['1 signatureInProgress']])
})

it('drops a guest’s data when the guest leaves, but still sends events', async () => {
  const { desk, link, heard } = await openLink()
  desk.line.emit('close')
  link.notify(saved)
  link.notify(uploaded)
  link.clearGuest()
  await after(4_000)
  expect(heard()).toEqual(['2 signatureUploaded'])
})

it('receives nothing and doesn’t reconnect after the page has closed', async () => {
  const { desk, link } = await openLink()
  link.close()
  desk.line.emit('close')
  await after(60_000)
  expect([desk.connections.length, desk.line.isClosed]).toEqual([1, true])
})

it('does not send malformed messages, and reports them', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { link, heard } = await openLink()
  link.notify({ type: 'error', data: { problem: 'unavailable', reference: 'x'.repeat(65) } })
  link.notify(began)
  expect(reported).toHaveBeenCalledOnce()
  expect(heard()).toEqual(['1 signatureInProgress'])
})

it('FRONTAPP-13.a every connection starts with configure, which says which commands are applied here', async () => {
  const { desk, commands } = await openLink()
  expect(desk.line.signals).toEqual([{ sender: 'frontapp', type: 'configure', data: { applied: 0 } }])
  desk.line.command({ type: 'goToScreensaver', data: {} })
  commands[0]?.done()
  desk.line.emit('close')
  await after(4_000)
  expect(desk.line.signals[0]).toMatchObject({ type: 'configure', data: { stream: desk.stream, applied: 1 } })
})

it('FRONTAPP-13.b commands arrive as onMessage, and each is acknowledged when it is applied', async () => {
  const { desk, commands, commanded } = await openLink()
  const id = desk.line.command({ type: 'goToSummary', data: { reference: 'FOY1001' } })
  expect([commanded(), desk.line.taken]).toEqual([['goToSummary'], []])
  commands[0]?.done()
  expect(desk.line.taken).toEqual([id])
})

it('FRONTAPP-03 ignores a command from any other sender', async () => {
  const { desk, commanded } = await openLink()
  for (const sender of ['frontapp', 'kiosk', ''])
    desk.line.command({ type: 'goToScreensaver', data: {} }, { sender, position: 1 })
  expect(commanded()).toEqual([])
})

it('applies a repeated command once, before and after its acknowledgement, and after a reload', async () => {
  const first = await openLink()
  const { desk, commands, commanded } = first
  const id = desk.line.command({ type: 'goToScreensaver', data: {} }, { position: 7 })
  const again = () => desk.line.command({ type: 'goToScreensaver', data: {} }, { id, position: 7 })
  again()
  expect(commanded()).toEqual(['goToScreensaver'])
  commands[0]?.done()
  again()
  expect([commanded(), desk.line.taken]).toEqual([['goToScreensaver'], [id, id]])
  first.link.close()
  const reloaded = await openLink(desk, first.applied)
  again()
  expect([reloaded.commanded(), desk.line.taken]).toEqual([[], [id]])
})

it('a command that arrives early waits for the earlier ones, but not for expired ones', async () => {
  const { desk, commanded } = await openLink()
  desk.line.command({ type: 'goToSummary', data: { reference: 'FOY1001' } }, { position: 2, previous: 1 })
  expect(commanded()).toEqual([])
  desk.line.command({ type: 'connected', data: {} }, { position: 1 })
  desk.line.command({ type: 'goToSummary', data: { reference: 'FOY1001' } }, { position: 2, previous: 1 })
  desk.line.command({ type: 'goToScreensaver', data: {} }, { position: 9, previous: 0 })
  expect(commanded()).toEqual(['connected', 'goToSummary', 'goToScreensaver'])
})

it('a reset database starts a new stream', async () => {
  const { desk, commands, commanded } = await openLink()
  desk.line.command({ type: 'connected', data: {} }, { position: 50 })
  commands[0]?.done()
  desk.stream = crypto.randomUUID()
  desk.line.command({ type: 'goToScreensaver', data: {} }, { position: 1 })
  expect(commanded()).toEqual(['connected', 'goToScreensaver'])
})

it('FRONTAPP-14 checks every second whether the connection is open', async () => {
  const { desk, status } = await openLink()
  await after(999)
  expect(status).toEqual([])
  await after(1)
  expect(status).toEqual([true])
  await after(500)
  desk.line.emit('close')
  await after(499)
  expect(status).toEqual([true])
  await after(1)
  expect(status).toEqual([true, false])
})

it('FRONTAPP-15 pings a connection that is silent for 300 s, and treats it as dead if it doesn’t answer', async () => {
  const { desk, signalled } = await openLink()
  await after(299_000)
  expect(signalled()).toEqual(['configure'])
  await after(1_000)
  expect(signalled()).toEqual(['configure', 'ping'])
  desk.line.deliver({ type: 'pong', data: {} })
  await after(299_000)
  expect(signalled()).toEqual(['configure', 'ping'])
  await after(1_000)
  expect(signalled()).toEqual(['configure', 'ping', 'ping'])
  await after(10_000)
  expect(desk.line.isClosed).toBe(true)
})

it('FRONTAPP-17 resends unacknowledged messages every 2 s', async () => {
  const { desk, link, heard } = await openLink()
  desk.acknowledges = false
  link.notify(began)
  await after(1_999)
  expect(heard()).toHaveLength(1)
  await after(2_001)
  expect(heard()).toHaveLength(3)
  expect(new Set(desk.line.received.map(({ id }) => id)).size).toBe(1)
})

it.each([
  ['FRONTAPP-16.a delivers unsent messages when the connection is back within 60 retries', 119_000, 1],
  ['FRONTAPP-16.b gives up after 60 retries', 122_000, 0],
])('%s', async (_, ms, arrived) => {
  const { desk, link, heard } = await openLink()
  desk.isReachable = false
  desk.line.emit('close')
  link.notify(began)
  await after(ms)
  desk.isReachable = true
  await after(4_000)
  expect(heard()).toHaveLength(arrived)
})

it('repeats configure until the desk confirms it: queued commands are sent after that', async () => {
  const desk = new FakeDesk()
  desk.receivesConfigure = false
  const { signalled } = await openLink(desk)
  expect(signalled()).toEqual(['configure'])
  await after(2_000)
  expect(signalled()).toEqual(['configure', 'configure'])
  desk.receivesConfigure = true
  await after(2_000)
  expect(signalled()).toHaveLength(3)
  await after(10_000)
  expect(signalled()).toHaveLength(3)
})
