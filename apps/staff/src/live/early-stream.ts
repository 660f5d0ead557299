import { LIVE_PATH } from '@foyer/contract/staff/paths.ts'
import type { EventStream } from '@foyer/web/connection/event-source.ts'
import { dropEarlyArrivals } from './early-arrivals.ts'

type Listener = Parameters<EventStream['addEventListener']>[1]
type Received = Parameters<Listener>[0]
type Dial = (address: string) => EventStream

const CONNECTING = 0
const CLOSED = 2
const EVENTS = ['listening', 'hello', 'changed', 'beat', 'ended', 'error']

interface RecordedStream extends EventStream {
  /** Changes have begun to arrive, whether or not they have been delivered. */
  readonly isListening: boolean
}

let early: { readonly address: string; readonly stream: RecordedStream } | undefined

const dialBrowser: Dial = (address) => new EventSource(address)

/**
 * Connects before the page is drawn. The first `openStream` for this hotel gets the connection. Returns what
 * hears its events as they arrive.
 */
export function openEarly(hotelId: number, dial: Dial = dialBrowser): EventStream {
  const address = toAddress(hotelId)
  const source = dial(address)
  early = { address, stream: recordUntilHeard(source) }
  return source
}

/** What is requested from now on is newer than the first change that this hotel's connection will deliver. */
export const isListeningEarly = (hotelId: number): boolean =>
  early?.address === toAddress(hotelId) && early.stream.isListening

/** Opens the live connection of a hotel, or returns the one that is open already. */
export function openStream(hotelId: number): EventStream {
  const address = toAddress(hotelId)
  const opened = early
  early = undefined
  if (opened?.address === address) return opened.stream
  opened?.stream.close()
  // What was requested before this connection may be out of date.
  dropEarlyArrivals()
  return dialBrowser(address)
}

const toAddress = (hotelId: number) => `${LIVE_PATH}?hotel=${hotelId}`

/** Delivers what has arrived so far, in its order, as soon as the listeners of the first caller are added. */
function recordUntilHeard(source: EventStream): RecordedStream {
  let recorded: { readonly type: string; readonly event: Received }[] | undefined = []
  let isWaiting = false
  let isListening = false
  const listeners: { readonly type: string; readonly listener: Listener }[] = []
  const deliver = (type: string, event: Received) => {
    for (const one of listeners) if (one.type === type) one.listener(event)
  }
  for (const type of EVENTS)
    source.addEventListener(type, (event) => {
      if (type === 'listening') isListening = true
      if (recorded) recorded.push({ type, event })
      else deliver(type, event)
    })
  return {
    get isListening() {
      return isListening
    },
    get readyState() {
      // What has arrived is not delivered yet, as if the connection were only being opened.
      return recorded && source.readyState !== CLOSED ? CONNECTING : source.readyState
    },
    addEventListener(type, listener) {
      listeners.push({ type, listener })
      if (isWaiting) return
      isWaiting = true
      queueMicrotask(() => {
        const before = recorded ?? []
        recorded = undefined
        for (const { type: past, event } of before) deliver(past, event)
      })
    },
    close: () => source.close(),
  }
}
