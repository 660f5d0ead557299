import { expect, it, onTestFinished, vi } from 'vitest'
import { createScriptedLink } from '../links/scripted-link.ts'
import { SimulatedConnections, SLOW_DELAY_MS } from './simulated-connections.ts'

async function createConnection() {
  const lines = new SimulatedConnections()
  const device = createScriptedLink([])
  const connection = await lines.wrapLink('lock', device).open()
  const heard: string[] = []
  connection.onBytes((bytes) => heard.push(Buffer.from(bytes).toString()))
  return { lines, device, connection, heard }
}

it('passes bytes through unchanged and logs both directions', async () => {
  const lines = new SimulatedConnections()
  const connection = await lines.wrapLink('lock', createScriptedLink([{ we: 'LS' }, { device: 'LA' }])).open()
  const heard = new Promise<Uint8Array>((resolve) => connection.onBytes(resolve))
  connection.write(Buffer.from('LS'))
  expect(Buffer.from(await heard).toString()).toBe('LA')
  expect(lines.log.entries.map(({ device, direction, text }) => [device, direction, text])).toEqual([
    ['lock', 'to', 'LS'],
    ['lock', 'from', 'LA'],
  ])
})

it('S19 a slow connection preserves the order, even if it becomes fast in between', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { lines, device, heard } = await createConnection()
  lines.setMode('lock', 'slow')
  device.send('first')
  await vi.advanceTimersByTimeAsync(SLOW_DELAY_MS / 2)
  lines.setMode('lock', 'well')
  device.send('second')
  await vi.advanceTimersByTimeAsync(SLOW_DELAY_MS / 2 - 1)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual(['first', 'second'])
  device.send('third')
  expect(heard).toEqual(['first', 'second', 'third'])
})

it('a silent connection drops what the device sends; a cut one closes and cannot be opened', async () => {
  const { lines, device, connection, heard } = await createConnection()
  lines.setMode('lock', 'silent')
  device.send('nothing')
  expect([heard, lines.log.entries]).toEqual([[], []])
  lines.setMode('lock', 'away')
  await connection.closed
  await expect(lines.wrapLink('lock', createScriptedLink([])).open()).rejects.toMatchObject({ code: 'deviceAway' })
  await expect(lines.wrapLink('reader', createScriptedLink([])).open()).resolves.toBeDefined()
})
