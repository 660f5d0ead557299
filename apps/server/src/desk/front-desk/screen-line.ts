import { randomUUID } from 'node:crypto'
import { readMessage } from '@foyer/contract/messages/device.ts'
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
import { FARTHEST_GAP, keepMessage, missingBefore, type Screen } from './front-desk.store.ts'
import { inlet } from './inlet.ts'
import {
  keepShown,
  noteConnected,
  noteGone,
  openCommands,
  readStanding,
  takeApplied,
  takeMessages,
} from './line.store.ts'
import { screenKey, systemKey } from './line-keys.ts'
import { outlet } from './outlet.ts'
import type { Presence } from './presence.ts'
import { recentAnswers } from './recent-answers.ts'
import { sayTo } from './say-to.ts'

export interface ScreenParts {
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
export function screenLine(socket: WebSocket, parts: ScreenParts): void {
  const { asScreen, screen, db, wakes, presence, onKept, onPresence, onShown } = parts
  const inHotel = <Answer>(work: Parameters<typeof db.inHotel<Answer>>[1]) => db.inHotel(screen.hotelId, work)
  const newGaps = gapMemory()
  let leave: (() => void) | undefined
  const answered = recentAnswers<'received' | 'refused'>()

  const frameOf = numberedFrames()
  const send = sayTo(socket)
  const say: Say = (type, data) => send(frameOf(type, data))
  const driver = driverNews(say)

  const out = outlet({
    socket,
    say: send,
    async read(except, most) {
      const { standing, found } = await inHotel(async (tx) => ({
        standing: await readStanding(tx, screen.deviceId),
        found: await openCommands(tx, screen.deviceId, except, most),
      }))
      if (!standing) {
        socket.close(REVOKED)
        return []
      }
      driver.is(standing.driver)
      return found
    },
    take: (ids) => inHotel((tx) => takeMessages(tx, 'screen', ids, screen.deviceId)),
    frameOf: ({ id, stream, position, previous, type, data }) =>
      frameOf('onMessage', { stream, position, previous, command: { id, sender: 'pms', type, data } }),
  })
  const stopWaiting = wakes.await(screenKey(screen), out.wake)

  async function keep(message: ScreenMessage): Promise<void> {
    const before = answered.of(message.id)
    if (before) return say(before, { id: message.id })
    const { outcome, missing } = await asScreen(async ({ tx }) => ({
      outcome: await keepMessage(tx, screen, message),
      missing: await missingBefore(tx, screen, message.sequence),
    }))
    const answer = outcome === 'refused' ? 'refused' : 'received'
    answered.keep(message.id, answer)
    say(answer, { id: message.id })
    const gaps = newGaps(missing, message.sequence)
    if (gaps.length > 0) say('missing', { sequences: gaps })
    if (outcome !== 'kept') return
    wakes.tell(systemKey(screen))
    onKept()
  }

  async function obey(signal: ScreenSignal): Promise<void> {
    if (signal.type === 'ping') return say('pong', {})
    if (signal.type === 'missing') return out.sayAgain()
    if (signal.type === 'taken') return out.taken(signal.data.id)
    if (signal.type === 'shown') {
      if (await inHotel((tx) => keepShown(tx, screen.deviceId, signal.data))) return onShown()
      // No one controls the screen any more, because the claim has expired.
      return driver.hasGone()
    }
    await inHotel(async (tx) => {
      await noteConnected(tx, screen)
      await takeApplied(tx, screen.deviceId, signal.data)
    })
    say('configured', {})
    onPresence()
    out.wake()
  }

  async function hear(frame: string): Promise<void> {
    leave ??= presence.add(screen, () => socket.close(TOO_MANY))
    const message = readMessage(screenMessage, frame)
    if (message) return keep(message)
    const signal = readMessage(screenSignal, frame)
    if (signal) return obey(signal)
    const unread = readMessage(z.object({ id: z.uuid() }), frame)
    if (unread) say('refused', unread)
  }

  inlet(socket, hear)
  socket.on('close', () => {
    stopWaiting()
    leave?.()
    inHotel((tx) => noteGone(tx, screen)).then(onPresence, () => {})
  })
}

type Say = (type: DeskMessage['type'], data: unknown) => void

function numberedFrames(): (type: DeskMessage['type'], data: unknown) => string {
  let sequence = 0
  return (type, data) => {
    sequence += 1
    return JSON.stringify({ id: randomUUID(), sequence, sender: 'pms', type, data })
  }
}

/** Sends the screen the name of the staff member who controls it, whenever it changes. */
function driverNews(say: Say) {
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
function gapMemory(): (missing: readonly number[], sequence: number) => number[] {
  const askedFor = new Set<number>()
  return (missing, sequence) => {
    const gaps = missing.filter((number) => !askedFor.has(number))
    for (const number of gaps) askedFor.add(number)
    for (const number of askedFor) if (number < sequence - FARTHEST_GAP) askedFor.delete(number)
    return gaps
  }
}
