import { readMessage } from '@foyer/contract/messages/device.ts'
import {
  type DeskMessage,
  deskMessage,
  type ScreenMessageType,
  type ScreenNews,
  screenMessage,
} from '@foyer/contract/messages/front-desk.ts'
import { reconnectingLine } from '@foyer/web/line/reconnecting-line.ts'
import { overWebSocket, type Socket } from '@foyer/web/line/web-socket.ts'
import * as z from 'zod/mini'

export interface DeskLink {
  open(): void
  close(): void
  /** Reaches the desk once, whatever becomes of the connection meanwhile. */
  tell(news: ScreenNews): void
  /** The guest is gone: what they gave is not kept here for a desk that is away. The server has it. */
  forgetGuest(): void
}

interface Parts {
  /** Opens one connection; the link is its name over all of them. */
  readonly connect: (link: string) => Socket
}

interface Letter {
  readonly id: string
  readonly sequence: number
  readonly type: ScreenMessageType
  readonly frame: string
}

const AGAIN_MS = 4_000

/** Where something was told that the desk has not acknowledged. */
const ANSWERED_WITHIN_MS = 10_000

/** Tells the desk, in order, and again after each connection, until every message is acknowledged. */
export function deskLink({ connect }: Parts): DeskLink {
  const link = crypto.randomUUID()
  let unanswered: readonly Letter[] = []
  let sequence = 0

  const line = reconnectingLine<DeskMessage>({
    // Whoever is not the desk is not understood here.
    connect: overWebSocket(
      () => connect(link),
      (frame) => readMessage(deskMessage, frame),
    ),
    waitsMs: [AGAIN_MS],
    silentAfterMs: ANSWERED_WITHIN_MS,
    isAnswerDue: () => unanswered.length > 0,
    onOpen: () => send(unanswered),
    onMessage: hear,
  })

  function send(letters: readonly Letter[]): void {
    for (const { frame } of letters) line.send(frame)
  }

  function hear(message: DeskMessage): void {
    if (message.type === 'missing') {
      const { sequences } = message.data
      send(unanswered.filter((one) => sequences.includes(one.sequence)))
    } else unanswered = unanswered.filter(({ id }) => id !== message.data.id)
  }

  return {
    open: line.open,
    close: line.close,
    tell(news) {
      const [id, number] = [crypto.randomUUID(), sequence + 1]
      const said = z.safeEncode(screenMessage, { id, sequence: number, sender: 'frontapp', ...news })
      if (!said.success) return reportError(new Error(`Nothing was told: ${news.type} is not well formed.`))
      sequence = number
      const letter = { id, sequence: number, type: news.type, frame: JSON.stringify(said.data) }
      unanswered = [...unanswered, letter]
      send([letter])
    },
    forgetGuest() {
      unanswered = unanswered.filter(({ type }) => type !== 'guestDataToPMS')
    },
  }
}
