import type { EventStream } from '@foyer/web/connection/event-source.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dropEarlyArrivals, fetchOrTakeEarly, requestArrivalsEarly } from './early-arrivals.ts'
import { isListeningEarly, openEarly, openStream } from './early-stream.ts'

type Listener = Parameters<EventStream['addEventListener']>[1]

class FakeEventStream implements EventStream {
  readyState = 1
  readonly #listeners: { type: string; listener: Listener }[] = []

  addEventListener(type: string, listener: Listener) {
    this.#listeners.push({ type, listener })
  }

  close() {
    this.readyState = 2
  }

  hear(type: string, data?: unknown) {
    for (const one of this.#listeners) if (one.type === type) one.listener({ data })
  }
}

function startEarly(hotelId: number) {
  const stream = new FakeEventStream()
  const dialed: string[] = []
  openEarly(hotelId, (address) => {
    dialed.push(address)
    return stream
  })
  return { stream, dialed }
}

/** The connections that are opened afterwards. */
function recordOpened() {
  const opened: string[] = []
  const create = class extends FakeEventStream {
    constructor(address: string) {
      super()
      opened.push(address)
    }
  }
  vi.stubGlobal('EventSource', create)
  onTestFinished(() => void vi.unstubAllGlobals())
  return opened
}

it('S45 what arrives before the page is drawn is delivered to it, in its order, and then at once', async () => {
  const opened = recordOpened()
  const { stream, dialed } = startEarly(1)
  stream.hear('listening', 1)
  stream.hear('hello', 2)
  const line = openStream(1)
  const heard: unknown[] = []
  for (const type of ['hello', 'changed', 'listening'])
    line.addEventListener(type, ({ data }) => heard.push([type, data]))
  expect([heard, line.readyState]).toEqual([[], 0])
  await Promise.resolve()
  expect([heard, line.readyState]).toEqual([
    [
      ['listening', 1],
      ['hello', 2],
    ],
    1,
  ])
  stream.hear('changed', 3)
  expect(heard.at(-1)).toEqual(['changed', 3])
  expect([dialed, opened]).toEqual([['/api/staff/live/?hotel=1'], []])
})

it('S45 an early connection is used once, and closed if the page shows another hotel', () => {
  const opened = recordOpened()
  const { stream } = startEarly(1)
  openStream(2)
  expect([stream.readyState, opened]).toEqual([2, ['/api/staff/live/?hotel=2']])
  startEarly(1)
  openStream(1)
  openStream(1)
  expect(opened.at(-1)).toBe('/api/staff/live/?hotel=1')
  expect(opened).toHaveLength(2)
})

it('S45 a connection that has failed before the page is drawn does not keep it waiting', () => {
  recordOpened()
  const { stream } = startEarly(1)
  stream.readyState = 2
  expect(openStream(1).readyState).toBe(2)
})

it('S45 a list that was requested early is not shown after the page reconnects', async () => {
  recordOpened()
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return new Response(String(fetched.length))
  })
  onTestFinished(dropEarlyArrivals)
  const { stream } = startEarly(1)
  requestArrivalsEarly(stream, { hotelId: 1, csrf: 'seal' })
  stream.hear('listening')
  openStream(1)
  openStream(1)
  const [address = ''] = fetched
  const response = await fetchOrTakeEarly(address, { headers: { 'x-hotel-id': '1' } })
  expect(await response.text()).toBe('2')
})

it('S45 tells whether changes arrive already, for the connection of this hotel', () => {
  recordOpened()
  const { stream } = startEarly(1)
  expect(isListeningEarly(1)).toBe(false)
  stream.hear('listening')
  expect([isListeningEarly(1), isListeningEarly(2)]).toEqual([true, false])
  openStream(1)
  expect(isListeningEarly(1)).toBe(false)
})
