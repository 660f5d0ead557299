import { type DocumentLines, REPLACED_CLOSE_CODE } from '@foyer/contract/messages/device.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { FakeHub, hello } from '../../testing/fake-hub.ts'
import { createHubClient } from './hub-client.ts'

const url = 'ws://127.0.0.1:9988/socketService'
const hubId = 'ab'.repeat(32)
const document: DocumentLines = { lines: ['P<UTO', 'L898'], source: 'access-is' }

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const settled = () => vi.advanceTimersByTimeAsync(0)

async function createClient(tokens?: () => string[]) {
  const hub = new FakeHub()
  const problems: Problem[] = []
  const access = vi.fn(async () => (tokens?.() ?? [hub.token]).map((token) => ({ hub: hubId, url, token })))
  const client = createHubClient({ access, onSocketError: (problem) => problems.push(problem) })
  onTestFinished(() => client.close())
  client.open()
  await settled()
  return { hub, client, access, problems }
}

it('DEVICE-03.a DEVICE-03.b DEVICE-03.c sends its token, initializes the reader, reads, and stops when a document arrives', async () => {
  const { hub, client } = await createClient()
  expect(hub.offers).toEqual([['foyer-hub.1', 'foyer-token.first-token']])
  client.startRead()
  expect(client.view().scanner?.state).toBe('reading')
  hub.page.say({ type: 'document', document })
  expect(client.view().document).toEqual(document)
  expect(hub.page.sent.map(({ type }) => type)).toEqual(['initialize_scanner', 'start_read', 'stop_read'])
  client.startRead()
  expect(client.view().document).toBeUndefined()
})

it('DEVICE-09 emits onSocketError when a socket fails', async () => {
  const { hub, client, problems } = await createClient()
  hub.page.end()
  expect(problems.map(({ code }) => code)).toEqual(['deviceAway'])
  expect(client.view()).toEqual({ link: 'away' })
})

it('F15 finds a restarted hub with its new token and resumes reading', async () => {
  const { hub, client, access } = await createClient()
  client.startRead()
  hub.isRunning = false
  hub.page.end()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(client.view().link).toBe('away')
  Object.assign(hub, { isRunning: true, token: 'second-token' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(client.view()).toMatchObject({ link: 'open', scanner: { state: 'reading' } })
  expect(access.mock.calls.length).toBeLessThan(9)
  hub.page.say({ type: 'document', document })
  expect(client.view().document).toEqual(document)
})

it('F15 treats a hub that hangs as away within 3 s', async () => {
  const { hub, client } = await createClient()
  for (let second = 0; second < 5; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    hub.page.say({ type: 'beat' })
  }
  expect(client.view().link).toBe('open')
  hub.isRunning = false
  await vi.advanceTimersByTimeAsync(3_000)
  expect(client.view().link).toBe('away')
})

it('finds this kiosk’s hub among several with the same app key', async () => {
  const { client, hub } = await createClient(() => ['of-another-kiosk', 'first-token'])
  expect(client.view().link).toBe('open')
  expect(hub.offers).toHaveLength(2)
})

it('ignores a hub that greets too late, because the next one has been tried', async () => {
  const hub = new FakeHub()
  hub.isSilent = true
  const access = async () => [hub.token, hub.token].map((token) => ({ hub: hubId, url, token }))
  const client = createHubClient({ access })
  onTestFinished(() => client.close())
  client.open()
  await vi.advanceTimersByTimeAsync(1_999)
  expect([hub.sockets.length, client.view().link]).toEqual([1, 'connecting'])
  await vi.advanceTimersByTimeAsync(1)
  expect(hub.sockets.map(({ isClosed }) => isClosed)).toEqual([true, false])
  hub.sockets[0]?.say(hello)
  expect(client.view().link).toBe('connecting')
  hub.page.say(hello)
  expect(client.view().link).toBe('open')
})

it('PRINTER-03 printing is done 1.5 s after the printer’s answer', async () => {
  const { client } = await createClient()
  const done = vi.fn()
  void client.print('UmVjZWlwdA==').then(done)
  await vi.advanceTimersByTimeAsync(1_499)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalled()
})

it('F15 a print whose answer was lost is unknown and is not sent again', async () => {
  const { hub, client } = await createClient()
  hub.onCommand = () => {}
  const printing = client.print('UmVjZWlwdA==')
  printing.catch(() => {})
  hub.page.end()
  await expect(printing).rejects.toMatchObject({ code: 'deviceUnknown' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hub.sockets).toHaveLength(2)
  expect(hub.page.sent).toEqual([])
})

it('passes on the printer’s problem unchanged, and sends nothing to a hub that is away', async () => {
  const { hub, client } = await createClient()
  hub.onCommand = ({ id }, page) => page.say({ type: 'problem', id, code: 'deviceFailed', detail: 'no paper' })
  await expect(client.print('UmVjZWlwdA==')).rejects.toMatchObject({ code: 'deviceFailed', detail: 'no paper' })
  hub.page.end()
  await expect(client.print('UmVjZWlwdA==')).rejects.toMatchObject({ code: 'deviceAway' })
})

it('a replaced page doesn’t take the devices back', async () => {
  const { hub, client } = await createClient()
  hub.page.end(REPLACED_CLOSE_CODE)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(client.view().link).toBe('away')
  expect(hub.offers).toHaveLength(1)
})

it('leaves nothing behind when closed, even while connecting', async () => {
  const { hub, client } = await createClient()
  client.close()
  client.open()
  client.close()
  client.open()
  await settled()
  expect(client.view().link).toBe('open')
  expect(hub.sockets.filter(({ isClosed }) => !isClosed)).toHaveLength(1)
  client.close()
  expect(hub.sockets.every(({ isClosed }) => isClosed)).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
