import { randomUUID } from 'node:crypto'
import { readMessage } from '@foyer/contract/messages/device.ts'
import {
  type DeskMessage,
  deskMessage,
  type ScreenMessage,
  screenMessage,
} from '@foyer/contract/messages/front-desk.ts'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import type { Visit } from '../../access/visit/visit.ts'
import { keepMessage, missingBefore, type Screen } from './front-desk.store.ts'

const NOT_KEPT = 1011

interface Ear {
  /** In one transaction; rejects when the screen may no longer speak. */
  readonly asScreen: <Answer extends object>(work: (visit: Visit, screen: Screen) => Promise<Answer>) => Promise<Answer>
  readonly onKept: () => void
}

/**
 * One after another: kept, then acknowledged. Whatever could not be kept closes the connection: the screen comes back and
 * says everything again that nobody has acknowledged.
 */
export function hearScreen(socket: WebSocket, { asScreen, onKept }: Ear): void {
  const askedFor = new Set<number>()
  let sequence = 0
  let heard = Promise.resolve()

  function say(news: Pick<DeskMessage, 'type' | 'data'>): void {
    sequence += 1
    const message = { id: randomUUID(), sequence, sender: 'pms', ...news } as DeskMessage
    socket.send(JSON.stringify(z.encode(deskMessage, message)))
  }

  async function take(message: ScreenMessage): Promise<void> {
    const { outcome, missing } = await asScreen(async ({ tx }, screen) => ({
      outcome: await keepMessage(tx, screen, message),
      missing: await missingBefore(tx, screen, message.sequence),
    }))
    say({ type: outcome === 'refused' ? 'refused' : 'received', data: { id: message.id } })
    // Once for each: a page that was told "refused", or has lost it, has nothing more to say.
    const gaps = missing.filter((number) => !askedFor.has(number))
    for (const number of gaps) askedFor.add(number)
    if (gaps.length > 0) say({ type: 'missing', data: { sequences: gaps } })
    if (outcome === 'kept') onKept()
  }

  async function hear(frame: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return
    const message = readMessage(screenMessage, frame)
    if (message) return take(message)
    const unread = readMessage(z.object({ id: z.uuid() }), frame)
    if (unread) say({ type: 'refused', data: unread })
  }

  socket.on('message', (data) => {
    heard = heard.then(() => hear(String(data))).catch(() => socket.close(NOT_KEPT))
  })
  socket.on('error', () => socket.terminate())
}
