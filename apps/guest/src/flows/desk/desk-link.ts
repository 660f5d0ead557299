import type { Shown } from '@foyer/contract/messages/desk-shown.ts'
import { readMessage } from '@foyer/contract/messages/device.ts'
import {
  type DeskMessage,
  deskMessage,
  type ScreenNews,
  type ScreenSignal,
  screenMessage,
  screenSignal,
} from '@foyer/contract/messages/front-desk.ts'
import { reconnectingLine } from '@foyer/web/line/reconnecting-line.ts'
import { overWebSocket, type Socket } from '@foyer/web/line/web-socket.ts'
import * as z from 'zod/mini'
import { type Applied, commandsInOrder, type TakenCommand } from './commands-in-order.ts'
import { deskLetters } from './desk-letters.ts'

export interface DeskLink {
  open(): void
  close(): void
  /** Delivers to the desk exactly once, if it can be reached within two minutes. */
  tell(news: ScreenNews): void
  /**
   * Drops the guest's data when the guest leaves, even if the desk is offline. The server has it.
   */
  forgetGuest(): void
  /**
   * Shows this screen's content to the member of staff who controls
   * it. Never resent, because the next update replaces it.
   */
  show(shown: Shown): void
}

interface DeskLinkDependencies {
  /** Opens one connection; `link` identifies the screen across connections. */
  readonly connect: (link: string) => Socket
  /** The last command applied on this device, across page loads. */
  readonly applied: Applied
  /** Called with a command to apply; the next one follows when it is done. */
  readonly onCommand: (command: TakenCommand) => void
  readonly onStatus?: (isConnected: boolean) => void
  /** The member of staff who sees this screen from now on; undefined for none. */
  readonly onWatched?: (by: string | undefined) => void
}

const AGAIN_MS = 4_000
const CHECK_MS = 1_000
const CONFIGURE_AGAIN_MS = 2_000
const SILENT_MS = 300_000

/** Timeout for an answer while a ping or message is unacknowledged. */
const ANSWERED_WITHIN_MS = 10_000

/**
 * Sends messages to the desk in order and receives its commands, reconnecting as often as needed.
 */
export function deskLink({
  connect,
  applied,
  onCommand,
  onStatus = () => {},
  onWatched = () => {},
}: DeskLinkDependencies): DeskLink {
  const link = crypto.randomUUID()
  const letters = deskLetters((frame) => send(frame))
  const commands = commandsInOrder({
    applied,
    onCommand,
    onTaken: (id) => signal({ sender: 'frontapp', type: 'taken', data: { id } }),
    onGap: () => signal({ sender: 'frontapp', type: 'missing' }),
  })
  let pinged = false
  /** When configure was last sent; undefined once the desk has confirmed it. */
  let configuredAt: number | undefined
  let quietSince = Date.now()
  let check: ReturnType<typeof setInterval> | undefined
  let wasOpen: boolean | undefined

  const line = reconnectingLine<DeskMessage>({
    // Messages from other senders don't parse.
    connect: overWebSocket(
      () => connect(link),
      (frame) => readMessage(deskMessage, frame),
    ),
    waitsMs: [AGAIN_MS],
    silentAfterMs: ANSWERED_WITHIN_MS,
    isAnswerDue: () => pinged || letters.isAnyOpen(),
    onOpen() {
      configure()
      letters.sendAll()
    },
    onMessage: hear,
    onLost() {
      pinged = false
      onWatched(undefined)
    },
  })

  function send(frame: string): void {
    quietSince = Date.now()
    line.send(frame)
  }

  function signal(what: ScreenSignal): void {
    send(JSON.stringify(z.encode(screenSignal, what)))
  }

  /** The desk sends queued commands only after it receives this, so that none is lost. */
  function configure(): void {
    configuredAt = Date.now()
    signal({ sender: 'frontapp', type: 'configure', data: applied.read() })
  }

  function hear(message: DeskMessage): void {
    quietSince = Date.now()
    pinged = false
    if (message.type === 'configured') configuredAt = undefined
    else if (message.type === 'onMessage') commands.hear(message.data)
    else if (message.type === 'missing') letters.sendAgain(message.data.sequences)
    else if (message.type === 'watched') onWatched(message.data.by)
    else if (message.type !== 'pong') letters.settle(message.data.id)
  }

  /**
   * Runs every second: checks the connection, unacknowledged
   * messages, and how long it has been silent.
   */
  function lookAfter(): void {
    if (wasOpen !== line.isOpen) onStatus(line.isOpen)
    wasOpen = line.isOpen
    letters.retry()
    const isUnheard = configuredAt !== undefined && Date.now() - configuredAt >= CONFIGURE_AGAIN_MS
    if (line.isOpen && isUnheard) configure()
    if (!line.isOpen || Date.now() - quietSince < SILENT_MS) return
    pinged = true
    signal({ sender: 'frontapp', type: 'ping' })
  }

  return {
    open() {
      check ??= setInterval(lookAfter, CHECK_MS)
      line.open()
    },
    close() {
      clearInterval(check)
      check = undefined
      line.close()
    },
    tell(news) {
      const frame = letters.write((id, sequence) => toLetter(news, { id, sequence }))
      if (frame) send(frame)
      else reportError(new Error(`Nothing was told: ${news.type} is not well formed.`))
    },
    show: (shown) => signal({ sender: 'frontapp', type: 'shown', data: shown }),
    forgetGuest: () => letters.forget('guestDataToPMS'),
  }
}

/** Returns undefined if the message is malformed. */
function toLetter(news: ScreenNews, numbered: { readonly id: string; readonly sequence: number }) {
  const said = z.safeEncode(screenMessage, { ...numbered, sender: 'frontapp', ...news })
  return said.success ? { type: news.type, frame: JSON.stringify(said.data) } : undefined
}
