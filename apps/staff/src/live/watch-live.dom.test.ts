import type { EventStream } from '@foyer/web/connection/event-source.ts'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { watchLive } from './watch-live.ts'

class FakeEventStream implements EventStream {
  readyState = 0
  readonly #listeners: { type: string; listener: (event: { data?: unknown }) => void }[] = []

  addEventListener(type: string, listener: (event: { data?: unknown }) => void) {
    this.#listeners.push({ type, listener })
  }

  close() {
    this.readyState = 2
  }

  hear(type: string, data?: unknown) {
    for (const one of this.#listeners) if (one.type === type) one.listener({ data: JSON.stringify(data) })
  }
}

/** Stops with the test, because the window and its listeners are shared. */
function startWatching() {
  const lines: FakeEventStream[] = []
  const said: string[] = []
  const stop = watchLive({
    open: () => {
      const line = new FakeEventStream()
      lines.push(line)
      return line
    },
    onChanged: (changed) => said.push(`changed ${changed === 'everything' ? changed : changed.what}`),
    onConnection: (line) => said.push(line),
    onEnded: () => said.push('ended'),
  })
  onTestFinished(stop)
  return { line: (at: number) => lines[at] ?? new FakeEventStream(), lines, said, stop }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('loads everything at every hello, and only what changed in between', () => {
  const { line, said } = startWatching()
  line(0).hear('hello', { at: '2026-09-22T13:42:00Z' })
  line(0).hear('changed', { what: ['stays', 'alerts'] })
  expect(said).toEqual(['open', 'changed everything', 'changed stays,alerts'])
})

it('treats an unknown change as a change of everything', () => {
  const { line, said } = startWatching()
  line(0).hear('changed', { what: ['weather'] })
  expect(said).toEqual(['changed everything'])
})

it('S14 reconnects after twelve seconds of silence', () => {
  const { line, lines, said } = startWatching()
  line(0).hear('hello')
  vi.advanceTimersByTime(11_000)
  line(0).hear('beat')
  vi.advanceTimersByTime(11_000)
  expect(said).toEqual(['open', 'changed everything'])
  vi.advanceTimersByTime(1_000)
  expect(said.at(-1)).toBe('lost')
  vi.advanceTimersByTime(1_000)
  expect(lines).toHaveLength(2)
  line(1).hear('hello')
  expect(said.slice(-2)).toEqual(['open', 'changed everything'])
})

it('reconnects with growing delays when the browser gave up, and leaves its own retries alone', () => {
  const { line, lines, said } = startWatching()
  line(0).hear('error')
  expect(said).toEqual(['lost'])
  vi.advanceTimersByTime(5_000)
  expect(lines).toHaveLength(1)
  line(0).readyState = 2
  line(0).hear('error')
  vi.advanceTimersByTime(1_000)
  expect(lines).toHaveLength(2)
  line(1).readyState = 2
  line(1).hear('error')
  vi.advanceTimersByTime(1_000)
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(lines).toHaveLength(3)
})

it('does not reconnect an ended session, and ignores an old connection', () => {
  const { line, lines, said } = startWatching()
  line(0).hear('ended')
  vi.advanceTimersByTime(100_000)
  line(0).hear('hello')
  expect(lines).toHaveLength(1)
  expect(said).toEqual(['ended'])
})

it('ignores events after the page has left', () => {
  const { line, lines, said, stop } = startWatching()
  line(0).hear('hello')
  stop()
  line(0).hear('changed', { what: ['stays'] })
  vi.advanceTimersByTime(100_000)
  dispatchEvent(new Event('offline'))
  expect(lines).toHaveLength(1)
  expect(said).toHaveLength(2)
})

it('S14 reports the connection as lost when the browser goes offline, and reconnects when it is online', () => {
  const { line, lines, said } = startWatching()
  line(0).hear('hello')
  dispatchEvent(new Event('offline'))
  expect(said.at(-1)).toBe('lost')
  expect(lines).toHaveLength(2)
  line(0).hear('beat')
  expect(said.at(-1)).toBe('lost')
  dispatchEvent(new Event('online'))
  expect(lines).toHaveLength(3)
  line(2).hear('hello')
  expect(said.slice(-2)).toEqual(['open', 'changed everything'])
})
