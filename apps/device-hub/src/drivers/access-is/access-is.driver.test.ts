import { expect, it, onTestFinished, vi } from 'vitest'
import { createScriptedLink, type Step } from '../../links/scripted-link.ts'
import { ANSWER_TIMEOUT_MS, createAccessIsScanner } from './access-is.driver.ts'
import { formatFrame, formatRequest } from './access-is.protocol.ts'

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const we = (name: 'version' | 'enable' | 'disable'): Step => ({ we: latin1(formatRequest(name)) })
const device = (text: string): Step => ({ device: latin1(formatFrame(text)) })
const opening = [we('version'), device('V1'), we('enable'), device('A')]

function readAll(steps: readonly Step[]) {
  const link = createScriptedLink(steps)
  const texts: string[] = []
  const leaving = new AbortController()
  const reading = Promise.withResolvers<void>()
  const done = createAccessIsScanner(link).read(
    { reading: reading.resolve, text: (text) => texts.push(text), nothing: () => texts.push('nothing') },
    leaving.signal,
  )
  done.catch(() => {})
  return { link, texts, leaving, done, reading: reading.promise }
}

it('asks for the version, enables, acknowledges each document, and disables when aborted', async () => {
  const { link, texts, leaving, done, reading } = readAll([
    ...opening,
    device('RLINE1\rLINE2\r'),
    { we: '\x06' },
    we('disable'),
    device('A'),
  ])
  await reading
  await expect.poll(() => texts).toEqual(['LINE1\rLINE2\r'])
  leaving.abort()
  await done
  expect(link.remaining()).toBe(0)
})

it('G12 acknowledges and reports something without lines, such as a bus ticket', async () => {
  const { link, texts } = readAll([...opening, device('R'), { we: '\x06' }])
  await expect.poll(() => texts).toEqual(['nothing'])
  expect(link.remaining()).toBe(0)
})

it('requests a corrupted document again', async () => {
  const broken = latin1(formatFrame('RLINE1\r')).replace('LINE1', 'LINE7')
  const { texts } = readAll([...opening, { device: broken }, { we: '\x15' }, device('RLINE1\r'), { we: '\x06' }])
  await expect.poll(() => texts).toEqual(['LINE1\r'])
})

it('a rejection is a problem with the reader’s reason', async () => {
  const scanner = createAccessIsScanner(createScriptedLink([we('version'), device('Nlamp')]))
  await expect(scanner.initialize()).rejects.toMatchObject({ code: 'deviceFailed', detail: 'the reader refuses: lamp' })
})

it('treats a reader that does not answer in time as away', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked = createAccessIsScanner(createScriptedLink([we('version')])).initialize()
  asked.catch(() => {})
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS)
  await expect(asked).rejects.toMatchObject({ code: 'deviceAway' })
})
