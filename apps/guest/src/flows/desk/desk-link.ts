import { parseMessage } from '@foyer/contract/messages/device.ts'
import {
  type DeskMessage,
  deskMessage,
  type ScreenEvent,
  type ScreenSignal,
  screenMessage,
  screenSignal,
} from '@foyer/contract/messages/front-desk.ts'
import type { ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import { createReconnectingConnection } from '@foyer/web/connection/reconnecting-connection.ts'
import { createWebSocketTransport, type Socket } from '@foyer/web/connection/web-socket.ts'
import * as z from 'zod/mini'
import { type AppliedStore, createCommandSequencer, type ReceivedCommand } from './command-sequencer.ts'
import { createDeskOutbox } from './desk-outbox.ts'

export interface DeskLink {
  open(): void
  close(): void
  /** Delivers to the desk exactly once, if it can be reached within two minutes. */
  notify(news: ScreenEvent): void
  /**
   * Drops the guest's data when the guest leaves, even if the desk is offline. The server has it.
   */
  clearGuest(): void
  /**
   * Shows this screen's content to the member of staff who controls
   * it. Never resent, because the next update replaces it.
   */
  show(shown: ShownScreen): void
}

interface DeskLinkDependencies {
  /** Opens one connection; `link` identifies the screen across connections. */
  readonly connect: (link: string) => Socket
  /** The last command applied on this device, across page loads. */
  readonly applied: AppliedStore
  /** Called with a command to apply; the next one follows when it is done. */
  readonly onCommand: (command: ReceivedCommand) => void
  readonly onStatus?: (isConnected: boolean) => void
  /** The member of staff who can see this screen from now on; undefined for none. */
  readonly onWatched?: (by: string | undefined) => void
}

const RECONNECT_DELAY_MS = 4_000
const CHECK_INTERVAL_MS = 1_000
const CONFIGURE_RETRY_DELAY_MS = 2_000
const SILENCE_TIMEOUT_MS = 300_000

/** Timeout for an answer while a ping or message is unacknowledged. */
const ANSWER_TIMEOUT_MS = 10_000

/**
 * Sends messages to the desk in order and receives its commands, reconnecting as often as needed.
 */
export function createDeskLink({
  connect,
  applied,
  onCommand,
  onStatus = () => {},
  onWatched = () => {},
}: DeskLinkDependencies): DeskLink {
  const link = crypto.randomUUID()
  const letters = createDeskOutbox((frame) => send(frame))
  const commands = createCommandSequencer({
    applied,
    onCommand,
    onAcknowledge: (id) => signal({ sender: 'frontapp', type: 'taken', data: { id } }),
    onGap: () => signal({ sender: 'frontapp', type: 'missing' }),
  })
  let pinged = false
  /** When configure was last sent; undefined once the desk has confirmed it. */
  let configuredAt: number | undefined
  let quietSince = Date.now()
  let check: ReturnType<typeof setInterval> | undefined
  let wasOpen: boolean | undefined

  const line = createReconnectingConnection<DeskMessage>({
    // Messages from other senders don't parse.
    connect: createWebSocketTransport(
      () => connect(link),
      (frame) => parseMessage(deskMessage, frame),
    ),
    retryDelaysMs: [RECONNECT_DELAY_MS],
    silenceTimeoutMs: ANSWER_TIMEOUT_MS,
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
    const isUnheard = configuredAt !== undefined && Date.now() - configuredAt >= CONFIGURE_RETRY_DELAY_MS
    if (line.isOpen && isUnheard) configure()
    if (!line.isOpen || Date.now() - quietSince < SILENCE_TIMEOUT_MS) return
    pinged = true
    signal({ sender: 'frontapp', type: 'ping' })
  }

  return {
    open() {
      check ??= setInterval(lookAfter, CHECK_INTERVAL_MS)
      line.open()
    },
    close() {
      clearInterval(check)
      check = undefined
      line.close()
    },
    notify(news) {
      const frame = letters.write((id, sequence) => toOutboxMessage(news, { id, sequence }))
      if (frame) send(frame)
      else reportError(new Error(`Nothing was told: ${news.type} is not well formed.`))
    },
    show: (shown) => signal({ sender: 'frontapp', type: 'shown', data: shown }),
    clearGuest: () => letters.forget('guestDataToPMS'),
  }
}

/** Returns undefined if the message is malformed. */
function toOutboxMessage(news: ScreenEvent, numbered: { readonly id: string; readonly sequence: number }) {
  const said = z.safeEncode(screenMessage, { ...numbered, sender: 'frontapp', ...news })
  return said.success ? { type: news.type, frame: JSON.stringify(said.data) } : undefined
}
