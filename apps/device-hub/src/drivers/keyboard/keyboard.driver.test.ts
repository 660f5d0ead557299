import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScriptedLink, type ScriptedLink } from '../../links/scripted-link.ts'
import { createKeyboardScanner, SILENCE_TIMEOUT_MS } from './keyboard.driver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function reading(): Promise<{ link: ScriptedLink; texts: string[]; leave: () => void; done: Promise<void> }> {
  const link = createScriptedLink([])
  const texts: string[] = []
  const leaving = new AbortController()
  const ready = Promise.withResolvers<void>()
  const listener = { reading: ready.resolve, text: (text: string) => void texts.push(text), nothing: () => {} }
  const done = createKeyboardScanner(link).read(listener, leaving.signal)
  await ready.promise
  return { link, texts, leave: () => leaving.abort(), done }
}

it('CAPTURE-15.a CAPTURE-15.b submits typed text after 1 s without a keystroke', async () => {
  expect(SILENCE_TIMEOUT_MS).toBe(1_000)
  const { link, texts } = await reading()
  link.send('P<UTO')
  vi.advanceTimersByTime(999)
  link.send('ERIKSSON\r')
  vi.advanceTimersByTime(999)
  expect(texts).toEqual([])
  vi.advanceTimersByTime(1)
  expect(texts).toEqual(['P<UTOERIKSSON\r'])
})

it('two documents are two texts, and Enter alone is none', async () => {
  const { link, texts } = await reading()
  link.send('ONE\r')
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS)
  link.send('\r')
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS)
  link.send('TWO\r')
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS)
  expect(texts).toEqual(['ONE\r', 'TWO\r'])
})

it('discards half a document when reading is aborted', async () => {
  const { link, texts, leave, done } = await reading()
  link.send('P<UTO')
  leave()
  await done
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS)
  expect(texts).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('a stuck key does not fill the memory', async () => {
  const { link, texts } = await reading()
  for (let times = 0; times < 100; times += 1) link.send('A'.repeat(1_000))
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS)
  expect(texts.map((text) => text.length)).toEqual([1_000])
})
