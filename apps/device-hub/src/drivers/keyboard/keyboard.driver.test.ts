import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ScriptedLink, scriptedLink } from '../../links/scripted.ts'
import { keyboardScanner, SILENCE_MS } from './keyboard.driver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function reading(): Promise<{ link: ScriptedLink; texts: string[]; leave: () => void; done: Promise<void> }> {
  const link = scriptedLink([])
  const texts: string[] = []
  const leaving = new AbortController()
  const ready = Promise.withResolvers<void>()
  const listener = { reading: ready.resolve, text: (text: string) => void texts.push(text), nothing: () => {} }
  const done = keyboardScanner(link).read(listener, leaving.signal)
  await ready.promise
  return { link, texts, leave: () => leaving.abort(), done }
}

it('CAPTURE-15.a CAPTURE-15.b submits typed text after 1 s without a keystroke', async () => {
  expect(SILENCE_MS).toBe(1_000)
  const { link, texts } = await reading()
  link.say('P<UTO')
  vi.advanceTimersByTime(999)
  link.say('ERIKSSON\r')
  vi.advanceTimersByTime(999)
  expect(texts).toEqual([])
  vi.advanceTimersByTime(1)
  expect(texts).toEqual(['P<UTOERIKSSON\r'])
})

it('two documents are two texts, and Enter alone is none', async () => {
  const { link, texts } = await reading()
  link.say('ONE\r')
  vi.advanceTimersByTime(SILENCE_MS)
  link.say('\r')
  vi.advanceTimersByTime(SILENCE_MS)
  link.say('TWO\r')
  vi.advanceTimersByTime(SILENCE_MS)
  expect(texts).toEqual(['ONE\r', 'TWO\r'])
})

it('discards half a document when reading is aborted', async () => {
  const { link, texts, leave, done } = await reading()
  link.say('P<UTO')
  leave()
  await done
  vi.advanceTimersByTime(SILENCE_MS)
  expect(texts).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('a stuck key does not fill the memory', async () => {
  const { link, texts } = await reading()
  for (let times = 0; times < 100; times += 1) link.say('A'.repeat(1_000))
  vi.advanceTimersByTime(SILENCE_MS)
  expect(texts.map((text) => text.length)).toEqual([1_000])
})
