import { parseMessage } from '@foyer/contract/messages/device.ts'
import {
  type SystemCommand,
  type SystemMessage,
  type SystemSignal,
  systemCommand,
  systemSignal,
} from '@foyer/contract/messages/hotel-channel.ts'
import { channels } from '@foyer/domain/mode/channels.ts'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { DeskCommands } from './commands.ts'
import { createFrameSender } from './frame-sender.ts'
import { acknowledgeMessages, findHighestSequence, listOpenNews, readScreens } from './line.store.ts'
import { assertKeyActive, type LineKey } from './line-key.store.ts'
import { createMessageSender } from './message-sender.ts'
import { receiveFrames } from './receive-frames.ts'
import { createRecentAnswers } from './recent-answers.ts'
import { formatSystemKey } from './wake-keys.ts'

interface SystemConnectionDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly hotel: Hotel
  readonly key: LineKey
  readonly commands: DeskCommands
  readonly wakes: Wakes
}

const ENDED = 4401

/** One connection of a hotel's own system: its commands in order, and messages from its screens. */
export function serveSystemConnection(
  socket: WebSocket,
  { db, sites, hotel, key, commands, wakes }: SystemConnectionDependencies,
): void {
  let link: string | undefined
  /** The next expected sequence number. */
  let due = 1
  const answered = createRecentAnswers<SystemMessage>()

  /** Rejects a key that has been revoked. */
  const asSystem = <Answer>(work: (tx: HotelTransaction) => Promise<Answer>) =>
    db.inHotel(hotel.id, async (tx) => {
      await assertKeyActive(tx, key)
      return work(tx)
    })
  const send = createFrameSender(socket)
  const say = (message: SystemMessage) => send(JSON.stringify(message))

  const out = createMessageSender({
    socket,
    send: send,
    read: (except, most) => asSystem((tx) => listOpenNews(tx, null, except, most)),
    acknowledge: (ids) => asSystem((tx) => acknowledgeMessages(tx, 'desk', ids)),
    frameOf: toFrame,
  })
  const stopWaiting = wakes.onWake(formatSystemKey({ hotelId: hotel.id }), out.wake)

  async function take({ id, sequence, device, ...said }: SystemCommand): Promise<void> {
    // Commands are processed in order: an early one is requested again when its turn comes.
    if (!link || sequence > due) return say({ type: 'missing', data: { from: due } })
    const before = answered.of(id)
    if (before) return say(before)
    const wanted = { id, deviceId: device, link, sequence, command: said }
    const outcome = await asSystem((tx) => commands.send({ tx, hotel, name: key.name }, wanted))
    due = Math.max(due, sequence + 1)
    const answer = toAnswer(id, outcome)
    answered.keep(id, answer)
    say(answer)
  }

  async function obey(signal: SystemSignal): Promise<void> {
    if (signal.type === 'ping') return say({ type: 'pong' })
    if (signal.type === 'missing') return out.sayAgain()
    if (signal.type === 'taken') return out.taken(signal.data.id)
    const { data } = signal
    // A repeated hello on the same connection doesn't reset the number: a rejected one is stored
    // nowhere else.
    const reached = link === data.link ? due : 1
    link = data.link
    const { highest, screens } = await asSystem(async (tx) => ({
      highest: await findHighestSequence(tx, data.link),
      screens: await listFollowingScreens(tx, sites, hotel),
    }))
    due = Math.max(reached, highest + 1, data.from)
    say({ type: 'configured', data: { screens } })
    out.wake()
  }

  async function hear(frame: string): Promise<void> {
    const command = parseMessage(systemCommand, frame)
    if (command) return take(command)
    const signal = parseMessage(systemSignal, frame)
    if (signal) return obey(signal)
    const unread = parseMessage(z.object({ id: z.uuid() }), frame)
    if (unread) say({ type: 'refused', data: { id: unread.id, why: 'unreadable' } })
  }

  receiveFrames(socket, hear, () => {
    asSystem(async () => {}).catch(() => socket.close(ENDED))
  })
  socket.on('close', stopWaiting)
}

function toFrame(news: Awaited<ReturnType<typeof listOpenNews>>[number]): string {
  const { id, deviceId: device, name, stream, position, previous, sequence, type, data } = news
  return JSON.stringify({
    type: 'onMessage',
    data: { device, name, stream, position, previous, message: { id, sequence, sender: 'frontapp', type, data } },
  })
}

function toAnswer(id: string, outcome: Awaited<ReturnType<DeskCommands['send']>>): SystemMessage {
  const isKept = outcome === 'kept' || outcome === 'known'
  return isKept ? { type: 'received', data: { id } } : { type: 'refused', data: { id, why: outcome } }
}

/** Returns the screens that follow the desk's commands. */
async function listFollowingScreens(tx: HotelTransaction, sites: Sites, hotel: Hotel) {
  const { config } = await sites.config(tx, hotel)
  const follows = (appKey: string) => channels[config.apps[appKey]?.channel ?? 'kiosk'].followsDesk
  const rows = (await readScreens(tx)).filter(({ appKey }) => follows(appKey))
  return rows.map(({ device, name, connected }) => ({ device, name, connected }))
}
