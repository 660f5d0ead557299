import { parseMessage } from '@foyer/contract/messages/device.ts'
import {
  type CallParty,
  type CallUpdate,
  callCommand,
  callSignal,
  type IceServer,
} from '@foyer/contract/messages/video-call.ts'
import type { WebSocket } from 'ws'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { createFrameSender } from '../front-desk/frame-sender.ts'
import { receiveFrames } from '../front-desk/receive-frames.ts'
import { createFrameLimit } from './frame-limit.ts'
import { consumeSignals, saveSignal } from './signal.store.ts'
import { formatCallKey } from './video-call.service.ts'
import { advance, type CallRow, lockCallRow, readCall, recordHeartbeat } from './video-call.store.ts'

const TOO_MUCH = 1008
const OVER = 1000
/** Close code of a browser whose page is left or reloaded. */
const PAGE_LEFT = 1001
/** Several heartbeats fit into the time after which a silent end is considered gone. */
const HEARTBEAT_MS = 4_000

interface CallConnectionDependencies {
  readonly db: Database
  readonly wakes: Wakes
  readonly changes: Changes
  readonly hotelId: number
  readonly callId: string
  readonly end: CallParty
  readonly ice: { readonly iceServers: IceServer[]; readonly relayOnly: boolean }
}

const otherEnd: Readonly<Record<CallParty, CallParty>> = { guest: 'desk', desk: 'guest' }

/**
 * One end of a call. Its signals reach the other end through the database, since that may be
 * connected to another process.
 */
export function serveCallConnection(socket: WebSocket, dependencies: CallConnectionDependencies): void {
  const { db, wakes, hotelId, callId, end, ice } = dependencies
  const inHotel = <Answer>(work: Parameters<typeof db.inHotel<Answer>>[1]) => db.inHotel(hotelId, work)
  const key = formatCallKey(hotelId, callId)
  const mayComeIn = createFrameLimit()
  const send = createFrameSender(socket)
  const say = (news: CallUpdate) => send(JSON.stringify(news))
  let said = ''
  let looking = Promise.resolve()
  const { request, hangUp, live } = createCallActions(dependencies)

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
      frames: await consumeSignals(tx, callId, end),
    }))
    if (!call) return socket.close(OVER)
    tell(call)
    for (const frame of frames) {
      const signal = parseMessage(callSignal, frame)
      if (signal) say({ type: 'signal', signal })
    }
  }
  const wake = () => {
    looking = looking.then(look).catch(() => socket.terminate())
  }

  async function hear(frame: string): Promise<void> {
    if (!mayComeIn()) return socket.close(TOO_MUCH)
    const word = parseMessage(callCommand, frame)
    if (word?.type === 'signal') {
      const toward = otherEnd[end]
      const kept = await inHotel((tx) => saveSignal(tx, { hotelId, callId }, toward, JSON.stringify(word.signal)))
      if (kept) wakes.notify(key)
    } else if (word?.type === 'hangUp') await hangUp(end)
    else if (word?.type === 'lost') await hangUp('lost')
    else if (word?.type === 'request' && end === 'guest') await request()
  }

  say({ type: 'hello', ...ice })
  receiveFrames(socket, hear)
  const stopWaiting = wakes.onWake(key, wake)
  const timer = setInterval(() => void live().catch(() => {}), HEARTBEAT_MS)
  socket.on('close', (code) => {
    clearInterval(timer)
    stopWaiting()
    // Otherwise the page may reconnect: its end gets a few seconds.
    if (code === PAGE_LEFT) void hangUp(end).catch(() => {})
  })
  wake()
}

/** Actions of one end on the call itself; they wake both ends. */
function createCallActions({ db, wakes, changes, hotelId, callId, end }: CallConnectionDependencies) {
  const inHotel = <Answer>(work: Parameters<typeof db.inHotel<Answer>>[1]) => db.inHotel(hotelId, work)
  const key = formatCallKey(hotelId, callId)

  async function request(): Promise<void> {
    await inHotel(async (tx) => {
      const call = await lockCallRow(tx, callId)
      if (call) await advance(tx, call, 'request')
    })
    changes.publish(hotelId, 'calls')
    await live()
  }

  async function hangUp(why: CallParty | 'lost'): Promise<void> {
    await inHotel(async (tx) => {
      const call = await lockCallRow(tx, callId)
      if (call) await advance(tx, call, 'hangUp', { why })
    })
    wakes.notify(key)
    changes.publish(hotelId, 'calls')
  }

  /** A lapsed call is over for both ends. */
  async function live(): Promise<void> {
    if (await inHotel((tx) => recordHeartbeat(tx, callId, end))) return
    wakes.notify(key)
    changes.publish(hotelId, 'calls')
  }

  return { request, hangUp, live }
}

function toState(call: CallRow): CallUpdate {
  return {
    type: 'state',
    state: call.state,
    busy: call.busyAt !== null && call.rungAt === null,
    ...(call.memberName && { by: getFirstName(call.memberName) }),
    ...(call.why && { why: call.why }),
  }
}

function getFirstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
