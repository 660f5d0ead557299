import { expect, it, onTestFinished, vi } from 'vitest'
import { scriptedLink } from '../links/scripted.ts'
import { Lines, SLOW_MS } from './lines.ts'

async function aLine() {
  const lines = new Lines()
  const device = scriptedLink([])
  const connection = await lines.through('lock', device).open()
  const heard: string[] = []
  connection.onBytes((bytes) => heard.push(Buffer.from(bytes).toString()))
  return { lines, device, connection, heard }
}

it('passes bytes through unchanged and logs both directions', async () => {
  const lines = new Lines()
  const connection = await lines.through('lock', scriptedLink([{ we: 'LS' }, { device: 'LA' }])).open()
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
  const { lines, device, heard } = await aLine()
  lines.setMood('lock', 'slow')
  device.say('first')
  await vi.advanceTimersByTimeAsync(SLOW_MS / 2)
  lines.setMood('lock', 'well')
  device.say('second')
  await vi.advanceTimersByTimeAsync(SLOW_MS / 2 - 1)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual(['first', 'second'])
  device.say('third')
  expect(heard).toEqual(['first', 'second', 'third'])
})

it('a silent connection drops what the device sends; a cut one closes and cannot be opened', async () => {
  const { lines, device, connection, heard } = await aLine()
  lines.setMood('lock', 'silent')
  device.say('nothing')
  expect([heard, lines.log.entries]).toEqual([[], []])
  lines.setMood('lock', 'away')
  await connection.closed
  await expect(lines.through('lock', scriptedLink([])).open()).rejects.toMatchObject({ code: 'deviceAway' })
  await expect(lines.through('reader', scriptedLink([])).open()).resolves.toBeDefined()
})
