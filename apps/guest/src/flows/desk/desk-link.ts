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
  /** Reaches the desk once, if it can be reached within two minutes. */
  tell(news: ScreenNews): void
  /** The guest is gone: what they gave is not kept here for a desk that is away. The server has it. */
  forgetGuest(): void
  /** What this screen shows, for who drives it. Said once: the next one says it better. */
  show(shown: Shown): void
}

interface DeskLinkDependencies {
  /** Opens one connection; the link is its name over all of them. */
  readonly connect: (link: string) => Socket
  /** How far commands are applied on this device, from one load of the page to the next. */
  readonly applied: Applied
  /** A command to be applied, the next one when it has been. */
  readonly onCommand: (command: TakenCommand) => void
  readonly onStatus?: (isConnected: boolean) => void
  /** Who of the staff sees this screen from now on; nobody, without a name. */
  readonly onWatched?: (by: string | undefined) => void
}

const AGAIN_MS = 4_000
const CHECK_MS = 1_000
const CONFIGURE_AGAIN_MS = 2_000
const SILENT_MS = 300_000

/** Where something was told that the desk has not acknowledged. */
const ANSWERED_WITHIN_MS = 10_000

/** Tells the desk, in order, and hears its commands, over as many connections as it takes. */
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
  /** When it was last said how far this screen is; undefined once the desk knows. */
  let configuredAt: number | undefined
  let quietSince = Date.now()
  let check: ReturnType<typeof setInterval> | undefined
  let wasOpen: boolean | undefined

  const line = reconnectingLine<DeskMessage>({
    // Whoever is not the desk is not understood here.
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

  /** What waits for this screen is sent once the desk has heard it, so that it may not be lost. */
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

  /** Every second: whether the line stands, what nobody has acknowledged, and whether it has been quiet for too long. */
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

/** Undefined where the news is not well formed. */
function toLetter(news: ScreenNews, numbered: { readonly id: string; readonly sequence: number }) {
  const said = z.safeEncode(screenMessage, { ...numbered, sender: 'frontapp', ...news })
  return said.success ? { type: news.type, frame: JSON.stringify(said.data) } : undefined
}
