import { readMessage } from '@foyer/contract/messages/device.ts'
import {
  deskMessage,
  type ScreenMessageType,
  type ScreenNews,
  screenMessage,
} from '@foyer/contract/messages/front-desk.ts'
import * as z from 'zod/mini'

/** What a WebSocket is to us. */
export interface DeskLine {
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void
  send(frame: string): void
  close(): void
}

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
  readonly connect: (link: string) => DeskLine
}

interface Letter {
  readonly id: string
  readonly sequence: number
  readonly type: ScreenMessageType
  readonly frame: string
}

const AGAIN_MS = 4_000

/** A line that is cut somewhere on the way may look open for minutes: only the silence tells. */
const ANSWERED_WITHIN_MS = 10_000

/** Tells the desk, in order, and again after each connection, until every message is acknowledged. */
export function deskLink({ connect }: Parts): DeskLink {
  const link = crypto.randomUUID()
  let unanswered: readonly Letter[] = []
  let sequence = 0
  let isWanted = false
  let dialled: DeskLine | undefined
  let isConnected = false
  let again: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  function dial(): void {
    const mine = connect(link)
    dialled = mine
    const on = (type: string, listener: (data: unknown) => void) =>
      mine.addEventListener(type, ({ data }) => {
        if (dialled === mine) listener(data)
      })
    on('open', () => {
      isConnected = true
      send(unanswered)
    })
    on('message', (data) => hear(String(data)))
    on('close', lost)
  }

  function lost(): void {
    hangUp()
    again = setTimeout(dial, AGAIN_MS)
  }

  function hangUp(): void {
    clearTimeout(silence)
    const mine = dialled
    dialled = undefined
    isConnected = false
    mine?.close()
  }

  function send(letters: readonly Letter[]): void {
    if (!isConnected) return
    for (const { frame } of letters) dialled?.send(frame)
    expectAnswer()
  }

  function expectAnswer(): void {
    clearTimeout(silence)
    if (unanswered.length > 0) silence = setTimeout(lost, ANSWERED_WITHIN_MS)
  }

  function hear(frame: string): void {
    // Whoever is not the desk is not understood here.
    const message = readMessage(deskMessage, frame)
    if (message?.type === 'missing') {
      const { sequences } = message.data
      send(unanswered.filter((one) => sequences.includes(one.sequence)))
    } else if (message) {
      unanswered = unanswered.filter(({ id }) => id !== message.data.id)
      expectAnswer()
    }
  }

  return {
    open() {
      if (isWanted) return
      isWanted = true
      dial()
    },
    close() {
      isWanted = false
      clearTimeout(again)
      hangUp()
    },
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
