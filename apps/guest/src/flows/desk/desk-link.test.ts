import type { ScreenNews } from '@foyer/contract/messages/front-desk.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeDesk } from '../../testing/fake-desk.ts'
import type { Applied, TakenCommand } from './commands-in-order.ts'
import { deskLink } from './desk-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const ofGuest = { reference: 'FOY1001', guestId: 'guest-1' }
const began: ScreenNews = { type: 'signatureInProgress', data: ofGuest }
const uploaded: ScreenNews = { type: 'signatureUploaded', data: ofGuest }
const saved: ScreenNews = { type: 'guestDataToPMS', data: { ...ofGuest, guest: { firstName: 'Ana' } } }

/** The storage that survives a page load. */
function aDevice(): Applied {
  let to: ReturnType<Applied['read']> = { applied: 0 }
  return {
    read: () => to,
    write(next) {
      to = next
    },
  }
}

async function opened(desk = new FakeDesk(), applied = aDevice()) {
  const commands: TakenCommand[] = []
  const status: boolean[] = []
  const link = deskLink({
    connect: desk.connect,
    applied,
    onCommand: (command) => commands.push(command),
    onStatus: (isConnected) => status.push(isConnected),
  })
  link.open()
  await after(0)
  const heard = () => desk.line.heard.map(({ type, sequence }) => `${sequence} ${type}`)
  const commanded = () => commands.map(({ command }) => command.type)
  const signalled = () => desk.line.signals.map(({ type }) => type)
  return { desk, link, heard, commands, commanded, signalled, status, applied }
}

it('sends what happens in order, numbered, with the screen as sender', async () => {
  const { desk, link, heard } = await opened()
  link.tell(saved)
  link.tell(began)
  expect(heard()).toEqual(['1 guestDataToPMS', '2 signatureInProgress'])
  expect(desk.line.heard.map(({ sender }) => sender)).toEqual(['frontapp', 'frontapp'])
})

it('FRONTAPP-18 reconnects after 4 s, every time', async () => {
  const { desk } = await opened()
  for (const calls of [2, 3, 4]) {
    desk.isThere = calls !== 3
    desk.line.happens('close')
    await after(3_999)
    expect(desk.lines).toHaveLength(calls - 1)
    await after(1)
    expect(desk.lines).toHaveLength(calls)
  }
})

it('resends unacknowledged messages in order and with the same ids on the next connection', async () => {
  const { desk, link, heard } = await opened()
  desk.acknowledges = false
  link.tell(began)
  link.tell(uploaded)
  const [first] = desk.lines
  desk.line.happens('close')
  link.tell(saved)
  desk.acknowledges = true
  await after(4_000)
  expect(heard()).toEqual(['1 signatureInProgress', '2 signatureUploaded', '3 guestDataToPMS'])
  expect(desk.line.heard.slice(0, 2).map(({ id }) => id)).toEqual(first?.heard.map(({ id }) => id))
  expect(desk.line.link).toBe(first?.link)
  desk.line.happens('close')
  await after(4_000)
  expect(heard()).toEqual([])
})

it('queues messages until the desk is connected', async () => {
  const desk = new FakeDesk()
  desk.isThere = false
  const { link, heard } = await opened(desk)
  link.tell(began)
  desk.isThere = true
  await after(4_000)
  expect(heard()).toEqual(['1 signatureInProgress'])
})

it('FRONTAPP-03 ignores senders other than the PMS', async () => {
  const { desk, link, heard } = await opened()
  desk.acknowledges = false
  link.tell(began)
  const id = desk.line.heard[0]?.id ?? ''
  for (const sender of ['frontapp', 'kiosk', '']) desk.line.say({ type: 'received', data: { id } }, sender)
  desk.line.happens('close')
  await after(4_000)
  expect(heard()).toEqual(['1 signatureInProgress'])
  desk.line.say({ type: 'received', data: { id } })
  desk.line.happens('close')
  await after(4_000)
  expect(heard()).toEqual([])
})

it('resends a number that the desk misses, but not one that it rejected', async () => {
  const { desk, link, heard } = await opened()
  desk.acknowledges = false
  for (const news of [began, uploaded, saved]) link.tell(news)
  desk.line.say({ type: 'missing', data: { sequences: [2] } })
  expect(heard().slice(3)).toEqual(['2 signatureUploaded'])
  desk.line.say({ type: 'refused', data: { id: desk.line.heard[1]?.id ?? '' } })
  desk.line.say({ type: 'missing', data: { sequences: [2, 3] } })
  expect(heard().slice(4)).toEqual(['3 guestDataToPMS'])
})

it('treats a connection without an answer for ten seconds as dead, even if it looks open', async () => {
  const { desk, link, heard } = await opened()
  await after(60_000)
  expect(desk.lines).toHaveLength(1)
  desk.acknowledges = false
  link.tell(began)
  await after(9_999)
  expect(desk.line.isClosed).toBe(false)
  await after(1)
  expect(desk.line.isClosed).toBe(true)
  await after(4_000)
  expect([desk.lines.length, heard()]).toEqual([2, ['1 signatureInProgress']])
})

it('drops a guest’s data when the guest leaves, but still sends events', async () => {
  const { desk, link, heard } = await opened()
  desk.line.happens('close')
  link.tell(saved)
  link.tell(uploaded)
  link.forgetGuest()
  await after(4_000)
  expect(heard()).toEqual(['2 signatureUploaded'])
})

it('receives nothing and doesn’t reconnect after the page has closed', async () => {
  const { desk, link } = await opened()
  link.close()
  desk.line.happens('close')
  await after(60_000)
  expect([desk.lines.length, desk.line.isClosed]).toEqual([1, true])
})

it('does not send malformed messages, and reports them', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { link, heard } = await opened()
  link.tell({ type: 'error', data: { problem: 'unavailable', reference: 'x'.repeat(65) } })
  link.tell(began)
  expect(reported).toHaveBeenCalledOnce()
  expect(heard()).toEqual(['1 signatureInProgress'])
})

it('FRONTAPP-13.a every connection starts with configure, which says which commands are applied here', async () => {
  const { desk, commands } = await opened()
  expect(desk.line.signals).toEqual([{ sender: 'frontapp', type: 'configure', data: { applied: 0 } }])
  desk.line.command({ type: 'goToScreensaver', data: {} })
  commands[0]?.done()
  desk.line.happens('close')
  await after(4_000)
  expect(desk.line.signals[0]).toMatchObject({ type: 'configure', data: { stream: desk.stream, applied: 1 } })
})

it('FRONTAPP-13.b commands arrive as onMessage, and each is acknowledged when it is applied', async () => {
  const { desk, commands, commanded } = await opened()
  const id = desk.line.command({ type: 'goToSummary', data: { reference: 'FOY1001' } })
  expect([commanded(), desk.line.taken]).toEqual([['goToSummary'], []])
  commands[0]?.done()
  expect(desk.line.taken).toEqual([id])
})

it('FRONTAPP-03 ignores a command from any other sender', async () => {
  const { desk, commanded } = await opened()
  for (const sender of ['frontapp', 'kiosk', ''])
    desk.line.command({ type: 'goToScreensaver', data: {} }, { sender, position: 1 })
  expect(commanded()).toEqual([])
})

it('applies a repeated command once, before and after its acknowledgement, and after a reload', async () => {
  const first = await opened()
  const { desk, commands, commanded } = first
  const id = desk.line.command({ type: 'goToScreensaver', data: {} }, { position: 7 })
  const again = () => desk.line.command({ type: 'goToScreensaver', data: {} }, { id, position: 7 })
  again()
  expect(commanded()).toEqual(['goToScreensaver'])
  commands[0]?.done()
  again()
  expect([commanded(), desk.line.taken]).toEqual([['goToScreensaver'], [id, id]])
  first.link.close()
  const reloaded = await opened(desk, first.applied)
  again()
  expect([reloaded.commanded(), desk.line.taken]).toEqual([[], [id]])
})

it('a command that arrives early waits for the earlier ones, but not for expired ones', async () => {
  const { desk, commanded } = await opened()
  desk.line.command({ type: 'goToSummary', data: { reference: 'FOY1001' } }, { position: 2, previous: 1 })
  expect(commanded()).toEqual([])
  desk.line.command({ type: 'connected', data: {} }, { position: 1 })
  desk.line.command({ type: 'goToSummary', data: { reference: 'FOY1001' } }, { position: 2, previous: 1 })
  desk.line.command({ type: 'goToScreensaver', data: {} }, { position: 9, previous: 0 })
  expect(commanded()).toEqual(['connected', 'goToSummary', 'goToScreensaver'])
})

it('a reset database starts a new stream', async () => {
  const { desk, commands, commanded } = await opened()
  desk.line.command({ type: 'connected', data: {} }, { position: 50 })
  commands[0]?.done()
  desk.stream = crypto.randomUUID()
  desk.line.command({ type: 'goToScreensaver', data: {} }, { position: 1 })
  expect(commanded()).toEqual(['connected', 'goToScreensaver'])
})

it('FRONTAPP-14 checks every second whether the connection is open', async () => {
  const { desk, status } = await opened()
  await after(999)
  expect(status).toEqual([])
  await after(1)
  expect(status).toEqual([true])
  await after(500)
  desk.line.happens('close')
  await after(499)
  expect(status).toEqual([true])
  await after(1)
  expect(status).toEqual([true, false])
})

it('FRONTAPP-15 pings a connection that is silent for 300 s, and treats it as dead if it doesn’t answer', async () => {
  const { desk, signalled } = await opened()
  await after(299_000)
  expect(signalled()).toEqual(['configure'])
  await after(1_000)
  expect(signalled()).toEqual(['configure', 'ping'])
  desk.line.say({ type: 'pong', data: {} })
  await after(299_000)
  expect(signalled()).toEqual(['configure', 'ping'])
  await after(1_000)
  expect(signalled()).toEqual(['configure', 'ping', 'ping'])
  await after(10_000)
  expect(desk.line.isClosed).toBe(true)
})

it('FRONTAPP-17 resends unacknowledged messages every 2 s', async () => {
  const { desk, link, heard } = await opened()
  desk.acknowledges = false
  link.tell(began)
  await after(1_999)
  expect(heard()).toHaveLength(1)
  await after(2_001)
  expect(heard()).toHaveLength(3)
  expect(new Set(desk.line.heard.map(({ id }) => id)).size).toBe(1)
})

it.each([
  ['FRONTAPP-16.a delivers unsent messages when the connection is back within 60 retries', 119_000, 1],
  ['FRONTAPP-16.b gives up after 60 retries', 122_000, 0],
])('%s', async (_, ms, arrived) => {
  const { desk, link, heard } = await opened()
  desk.isThere = false
  desk.line.happens('close')
  link.tell(began)
  await after(ms)
  desk.isThere = true
  await after(4_000)
  expect(heard()).toHaveLength(arrived)
})

it('repeats configure until the desk confirms it: queued commands are sent after that', async () => {
  const desk = new FakeDesk()
  desk.hearsConfigure = false
  const { signalled } = await opened(desk)
  expect(signalled()).toEqual(['configure'])
  await after(2_000)
  expect(signalled()).toEqual(['configure', 'configure'])
  desk.hearsConfigure = true
  await after(2_000)
  expect(signalled()).toHaveLength(3)
  await after(10_000)
  expect(signalled()).toHaveLength(3)
})
