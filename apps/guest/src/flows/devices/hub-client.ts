import type { HubAccess } from '@foyer/contract/hub.ts'
import {
  AFTER_PRINT_DELAY_MS,
  type DeviceMessage,
  REPLACED_CLOSE_CODE,
  SILENCE_TIMEOUT_MS,
} from '@foyer/contract/messages/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { createHubTransport } from '@foyer/web/connection/hub-transport.ts'
import { createReconnectingConnection, type Loss } from '@foyer/web/connection/reconnecting-connection.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { createHubCommands } from './hub-commands.ts'
import { applyHubMessage, type HubView, toDisconnectedView, withoutReading } from './hub-view.ts'

export interface HubClient {
  view(): HubView
  subscribe(listener: () => void): () => void
  open(): void
  close(): void
  /** Survives a lost connection: reading resumes when the hub is back. */
  startRead(): void
  stopRead(): void
  /**
   * Resolves shortly after the sheet is printed. A lost
   * answer is `deviceUnknown`: it may have been printed.
   */
  print(base64File: string): Promise<void>
  /** Resolves when the key server has answered the encoder. */
  testKeyServer(): Promise<void>
  /** Resolves once the hub has greeted; rejects if it doesn't within this time. */
  whenOpen(withinMs: number): Promise<HubView>
  /**
   * Encodes the cards that the server granted. Resolves when
   * the last card is taken; a lost answer is `deviceUnknown`.
   */
  program(type: 'programCardVendor' | 'ProgramCard', grant: string): Promise<void>
  /** Charges what the server ordered. Resolves when the terminal is done, whatever the outcome. */
  pay(order: string): Promise<void>
  printBill(order: string): Promise<void>
  transaction(type: 'start_transaction' | 'stop_transaction'): Promise<void>
}

interface HubClientDependencies {
  /** The server knows the token of the hub's current boot, so it is requested for each attempt. */
  readonly access: () => Promise<readonly HubAccess[]>
  /** Reports a failed connection to the kiosk's log. */
  readonly onSocketError?: (problem: Problem) => void
}

/** Finds a restarted hub within a second, and backs off while a hub stays away. */
const RETRY_DELAYS_MS = [250, 500, 1_000, 2_000] as const

const lossMessages: Readonly<Record<Loss['why'], string>> = {
  unreached: 'no hub answers',
  closed: 'the hub is gone',
  silent: 'the hub is silent',
  faltered: 'the hub is gone',
}

export function createHubClient({ access, onSocketError }: HubClientDependencies): HubClient {
  const listeners = createListeners()
  let view: HubView = { link: 'connecting' }
  let wantsRead = false

  const change = (next: HubView) => {
    view = next
    listeners.notify()
  }

  const line = createReconnectingConnection<DeviceMessage>({
    connect: createHubTransport(access, (hub) => {
      view = { ...view, hub }
    }),
    retryDelaysMs: RETRY_DELAYS_MS,
    // A hub that hangs keeps its connections open.
    silenceTimeoutMs: SILENCE_TIMEOUT_MS,
    onMessage: hear,
    onLost({ why, code }) {
      // Another page of this kiosk has taken over the devices;
      // taking them back would make the two pages compete.
      if (code === REPLACED_CLOSE_CODE) line.close()
      leave()
      if (code !== REPLACED_CLOSE_CODE) onSocketError?.(new Problem('deviceAway', lossMessages[why]))
    },
  })

  const { ask, ...commands } = createHubCommands(line)

  function hear(message: DeviceMessage): void {
    const isReading = message.type === 'document' || message.type === 'unreadable'
    if (isReading && !wantsRead) return
    if (message.type === 'document') client.stopRead()
    const next = applyHubMessage(view, message)
    if (next) change(next)
    if (message.type === 'hello' && wantsRead) beginReading()
    commands.hear(message)
  }

  function leave(): void {
    commands.rejectAll()
    change(toDisconnectedView(view))
  }

  /** Sends a command whose result arrives as a state message, so its answer is ignored. */
  function wish(type: 'initialize_scanner' | 'start_read' | 'stop_read'): void {
    void ask({ type }).catch(() => {})
  }

  /** Wakes a sleeping reader first; a failure shows in its state. */
  function beginReading(): void {
    wish('initialize_scanner')
    wish('start_read')
  }

  const client: HubClient = {
    view: () => view,
    subscribe: listeners.subscribe,
    open: line.open,
    close() {
      line.close()
      leave()
      change({ link: 'connecting' })
    },
    startRead() {
      wantsRead = true
      change(withoutReading(view))
      if (line.isOpen) beginReading()
    },
    stopRead() {
      wantsRead = false
      if (line.isOpen) wish('stop_read')
    },
    async print(base64File) {
      await ask({ type: 'printReceipt', base64File })
      await new Promise((resolve) => setTimeout(resolve, AFTER_PRINT_DELAY_MS))
    },
    testKeyServer: () => ask({ type: 'testKeyServer' }),
    whenOpen: (withinMs) => waitUntilOpen(client, withinMs),
    program: (type, grant) => ask({ type, grant }),
    pay: (order) => ask({ type: 'pay', order }),
    printBill: (order) => ask({ type: 'printBill', order }),
    transaction: (type) => ask({ type }),
  }
  return client
}

function waitUntilOpen(client: Pick<HubClient, 'view' | 'subscribe'>, withinMs: number): Promise<HubView> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const view = client.view()
      if (view.link !== 'open') return
      done()
      resolve(view)
    }
    const late = setTimeout(() => {
      done()
      reject(new Problem('deviceAway', 'the hub is away'))
    }, withinMs)
    const stop = client.subscribe(look)
    const done = () => {
      clearTimeout(late)
      stop()
    }
    look()
  })
}
