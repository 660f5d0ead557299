import { randomUUID } from 'node:crypto'
import { parseMessage } from '@foyer/contract/messages/device.ts'
import {
  type DeskMessage,
  type ScreenMessage,
  type ScreenSignal,
  screenMessage,
  screenSignal,
} from '@foyer/contract/messages/front-desk.ts'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import type { Visit } from '../../access/visit/visit.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { createFrameSender } from './frame-sender.ts'
import { listMissingBefore, MAX_GAP, type Screen, saveScreenMessage } from './front-desk.store.ts'
import {
  acknowledgeApplied,
  acknowledgeMessages,
  listOpenCommands,
  readDriver,
  recordConnected,
  recordDisconnected,
  saveShown,
} from './line.store.ts'
import { createMessageSender } from './message-sender.ts'
import type { Presence } from './presence.ts'
import { receiveFrames } from './receive-frames.ts'
import { createRecentAnswers } from './recent-answers.ts'
import { formatScreenKey, formatSystemKey } from './wake-keys.ts'

export interface ScreenConnectionDependencies {
  /** Runs in one transaction; rejects if the screen may no longer send. */
  readonly asScreen: <Answer extends object>(work: (visit: Visit, screen: Screen) => Promise<Answer>) => Promise<Answer>
  readonly screen: Screen
  readonly db: Database
  readonly wakes: Wakes
  readonly presence: Presence
  readonly onKept: () => void
  readonly onPresence: () => void
  readonly onShown: () => void
}

const REVOKED = 4401
const TOO_MANY = 1008

/**
 * One connection of a screen. Its messages are stored and then acknowledged; messages to it wait
 * until it has taken them.
 */
export function serveScreenConnection(socket: WebSocket, parts: ScreenConnectionDependencies): void {
  const { asScreen, screen, db, wakes, presence, onKept, onPresence, onShown } = parts
  const inHotel = <Answer>(work: Parameters<typeof db.inHotel<Answer>>[1]) => db.inHotel(screen.hotelId, work)
  const newGaps = createGapTracker()
  let leave: (() => void) | undefined
  const answered = createRecentAnswers<'received' | 'refused'>()

  const frameOf = createFrameBuilder()
  const send = createFrameSender(socket)
  const say: SendMessage = (type, data) => send(frameOf(type, data))
  const driver = createDriverNotifier(say)

  const out = createMessageSender({
    socket,
    send: send,
    async read(except, most) {
      const { standing, found } = await inHotel(async (tx) => ({
        standing: await readDriver(tx, screen.deviceId),
        found: await listOpenCommands(tx, screen.deviceId, except, most),
      }))
      if (!standing) {
        socket.close(REVOKED)
        return []
      }
      driver.is(standing.driver)
      return found
    },
    acknowledge: (ids) => inHotel((tx) => acknowledgeMessages(tx, 'screen', ids, screen.deviceId)),
    frameOf: ({ id, stream, position, previous, type, data }) =>
      frameOf('onMessage', { stream, position, previous, command: { id, sender: 'pms', type, data } }),
  })
  const stopWaiting = wakes.onWake(formatScreenKey(screen), out.wake)

  async function keep(message: ScreenMessage): Promise<void> {
    const before = answered.of(message.id)
    if (before) return say(before, { id: message.id })
    const { outcome, missing } = await asScreen(async ({ tx }) => ({
      outcome: await saveScreenMessage(tx, screen, message),
      missing: await listMissingBefore(tx, screen, message.sequence),
    }))
    const answer = outcome === 'refused' ? 'refused' : 'received'
    answered.keep(message.id, answer)
    say(answer, { id: message.id })
    const gaps = newGaps(missing, message.sequence)
    if (gaps.length > 0) say('missing', { sequences: gaps })
    if (outcome !== 'kept') return
    wakes.notify(formatSystemKey(screen))
    onKept()
  }

  async function obey(signal: ScreenSignal): Promise<void> {
    if (signal.type === 'ping') return say('pong', {})
    if (signal.type === 'missing') return out.sayAgain()
    if (signal.type === 'taken') return out.taken(signal.data.id)
    if (signal.type === 'shown') {
      if (await inHotel((tx) => saveShown(tx, screen.deviceId, signal.data))) return onShown()
      // No one controls the screen any more, because the claim has expired.
      return driver.hasGone()
    }
    await inHotel(async (tx) => {
      await recordConnected(tx, screen)
      await acknowledgeApplied(tx, screen.deviceId, signal.data)
    })
    say('configured', {})
    onPresence()
    out.wake()
  }

  async function hear(frame: string): Promise<void> {
    leave ??= presence.add(screen, () => socket.close(TOO_MANY))
    const message = parseMessage(screenMessage, frame)
    if (message) return keep(message)
    const signal = parseMessage(screenSignal, frame)
    if (signal) return obey(signal)
    const unread = parseMessage(z.object({ id: z.uuid() }), frame)
    if (unread) say('refused', unread)
  }

  receiveFrames(socket, hear)
  socket.on('close', () => {
    stopWaiting()
    leave?.()
    inHotel((tx) => recordDisconnected(tx, screen)).then(onPresence, () => {})
  })
}

type SendMessage = (type: DeskMessage['type'], data: unknown) => void

function createFrameBuilder(): (type: DeskMessage['type'], data: unknown) => string {
  let sequence = 0
  return (type, data) => {
    sequence += 1
    return JSON.stringify({ id: randomUUID(), sequence, sender: 'pms', type, data })
  }
}

/** Sends the screen the name of the staff member who controls it, whenever it changes. */
function createDriverNotifier(say: SendMessage) {
  let told: string | undefined
  return {
    is(driver: string | undefined): void {
      if (driver !== told) say('watched', { ...(driver && { by: driver }) })
      told = driver
    },
    hasGone(): void {
      told = undefined
      say('watched', {})
    },
  }
}

/** Requests each gap once: a page that got "refused", or has lost the message, can't resend it. */
function createGapTracker(): (missing: readonly number[], sequence: number) => number[] {
  const askedFor = new Set<number>()
  return (missing, sequence) => {
    const gaps = missing.filter((number) => !askedFor.has(number))
    for (const number of gaps) askedFor.add(number)
    for (const number of askedFor) if (number < sequence - MAX_GAP) askedFor.delete(number)
    return gaps
  }
}
