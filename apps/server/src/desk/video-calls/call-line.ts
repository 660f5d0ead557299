import { readMessage } from '@foyer/contract/messages/device.ts'
import {
  type CallEnd,
  type CallNews,
  callSignal,
  callWord,
  type IceServer,
} from '@foyer/contract/messages/video-call.ts'
import type { WebSocket } from 'ws'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { inlet } from '../front-desk/inlet.ts'
import { sayTo } from '../front-desk/say-to.ts'
import { frameLimit } from './frame-limit.ts'
import { keepSignal, takeSignals } from './signal.store.ts'
import { callKey } from './video-call.service.ts'
import { advance, beat, type CallRow, lockedCall, readCall } from './video-call.store.ts'

const TOO_MUCH = 1008
const OVER = 1000
/** Close code of a browser whose page is left or reloaded. */
const PAGE_LEFT = 1001
/** Several heartbeats fit into the time after which a silent end is considered gone. */
const BEAT_MS = 4_000

interface CallLineDependencies {
  readonly db: Database
  readonly wakes: Wakes
  readonly changes: Changes
  readonly hotelId: number
  readonly callId: string
  readonly end: CallEnd
  readonly ice: { readonly iceServers: IceServer[]; readonly relayOnly: boolean }
}

const others: Readonly<Record<CallEnd, CallEnd>> = { guest: 'desk', desk: 'guest' }

/**
 * One end of a call. Its signals reach the other end through the database, since that may be
 * connected to another process.
 */
export function callLine(socket: WebSocket, dependencies: CallLineDependencies): void {
  const { db, wakes, hotelId, callId, end, ice } = dependencies
  const inHotel = <Answer>(work: Parameters<typeof db.inHotel<Answer>>[1]) => db.inHotel(hotelId, work)
  const key = callKey(hotelId, callId)
  const mayComeIn = frameLimit()
  const send = sayTo(socket)
  const say = (news: CallNews) => send(JSON.stringify(news))
  let said = ''
  let looking = Promise.resolve()
  const { request, hangUp, live } = callActs(dependencies)

  function tell(call: CallRow): void {
    const state = toState(call)
    const words = JSON.stringify(state)
    if (words !== said) say(state)
    said = words
    if (call.state === 'ended') socket.close(OVER)
  }

  async function look(): Promise<void> {
    const { call, frames } = await inHotel(async (tx) => ({
      call: await readCall(tx, callId),
      frames: await takeSignals(tx, callId, end),
    }))
    if (!call) return socket.close(OVER)
    tell(call)
    for (const frame of frames) {
      const signal = readMessage(callSignal, frame)
      if (signal) say({ type: 'signal', signal })
    }
  }
  const wake = () => {
    looking = looking.then(look).catch(() => socket.terminate())
  }

  async function hear(frame: string): Promise<void> {
    if (!mayComeIn()) return socket.close(TOO_MUCH)
    const word = readMessage(callWord, frame)
    if (word?.type === 'signal') {
      const toward = others[end]
      const kept = await inHotel((tx) => keepSignal(tx, { hotelId, callId }, toward, JSON.stringify(word.signal)))
      if (kept) wakes.tell(key)
    } else if (word?.type === 'hangUp') await hangUp(end)
    else if (word?.type === 'lost') await hangUp('lost')
    else if (word?.type === 'request' && end === 'guest') await request()
  }

  say({ type: 'hello', ...ice })
  inlet(socket, hear)
  const stopWaiting = wakes.await(key, wake)
  const timer = setInterval(() => void live().catch(() => {}), BEAT_MS)
  socket.on('close', (code) => {
    clearInterval(timer)
    stopWaiting()
    // Otherwise the page may reconnect: its end gets a few seconds.
    if (code === PAGE_LEFT) void hangUp(end).catch(() => {})
  })
  wake()
}

/** Actions of one end on the call itself; they wake both ends. */
function callActs({ db, wakes, changes, hotelId, callId, end }: CallLineDependencies) {
  const inHotel = <Answer>(work: Parameters<typeof db.inHotel<Answer>>[1]) => db.inHotel(hotelId, work)
  const key = callKey(hotelId, callId)

  async function request(): Promise<void> {
    await inHotel(async (tx) => {
      const call = await lockedCall(tx, callId)
      if (call) await advance(tx, call, 'request')
    })
    changes.tell(hotelId, 'calls')
    await live()
  }

  async function hangUp(why: CallEnd | 'lost'): Promise<void> {
    await inHotel(async (tx) => {
      const call = await lockedCall(tx, callId)
      if (call) await advance(tx, call, 'hangUp', { why })
    })
    wakes.tell(key)
    changes.tell(hotelId, 'calls')
  }

  /** A lapsed call is over for both ends. */
  async function live(): Promise<void> {
    if (await inHotel((tx) => beat(tx, callId, end))) return
    wakes.tell(key)
    changes.tell(hotelId, 'calls')
  }

  return { request, hangUp, live }
}

function toState(call: CallRow): CallNews {
  return {
    type: 'state',
    state: call.state,
    busy: call.busyAt !== null && call.rungAt === null,
    ...(call.memberName && { by: firstNameOf(call.memberName) }),
    ...(call.why && { why: call.why }),
  }
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
