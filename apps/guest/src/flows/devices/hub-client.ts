import type { HubAccess } from '@foyer/contract/hub.ts'
import {
  AFTER_PRINT_MS,
  type CardTerminalStatus,
  type DeviceCommand,
  type DeviceMessage,
  type KeyEncoderStatus,
  type PrinterStatus,
  type paymentSteps,
  REPLACED,
  type ReadDocument,
  type ScannerStatus,
  SILENT_AFTER_MS,
} from '@foyer/contract/messages/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { overHubs } from '@foyer/web/line/hub-connection.ts'
import { type Loss, reconnectingLine } from '@foyer/web/line/reconnecting-line.ts'

/** What is known of the hub and of what stands behind it. */
export interface HubView {
  readonly link: 'connecting' | 'open' | 'away'
  readonly scanner?: ScannerStatus
  readonly printer?: PrinterStatus
  /** Absent: this kiosk has none. */
  readonly keyEncoder?: KeyEncoderStatus
  readonly cardTerminals?: readonly CardTerminalStatus[]
  /** What the terminal does with a payment. */
  readonly payment?: { readonly payment: string; readonly step: (typeof paymentSteps)[number] }
  /** Of the hub's own program. */
  readonly version?: string
  /** Which hub it is, for whoever has to name it. */
  readonly hub?: string
  /** The card that came out last, counted from 1, and of which key. */
  readonly card?: { readonly key: string; readonly card: number }
  readonly document?: ReadDocument
  /** What was held to the reader last has nothing on it to read. */
  readonly unreadable?: true
}

export interface HubClient {
  view(): HubView
  subscribe(listener: () => void): () => void
  open(): void
  close(): void
  /** Holds over a lost connection: whoever wants to read still wants to when the hub is back. */
  startRead(): void
  stopRead(): void
  /** Resolves a moment after the sheet is out. A lost answer is `deviceUnknown`: it may have been printed. */
  print(base64File: string): Promise<void>
  /** Resolves when the key server has answered the encoder. */
  testKeyServer(): Promise<void>
  /** Resolves once the hub has greeted; a problem when it does not within this time. */
  whenOpen(withinMs: number): Promise<HubView>
  /** Cuts what the server has granted. Resolves when the last card was taken; a lost answer is `deviceUnknown`. */
  program(type: 'programCardVendor' | 'ProgramCard', grant: string): Promise<void>
  /** Charges what the server has ordered. Resolves when the terminal is done with it, however it ended. */
  pay(order: string): Promise<void>
  printBill(order: string): Promise<void>
  transaction(type: 'start_transaction' | 'stop_transaction'): Promise<void>
}

interface HubClientDependencies {
  /** The server knows this boot's token; it is asked anew for each try. */
  readonly access: () => Promise<readonly HubAccess[]>
  /** A connection that failed, whatever the reason: for whoever keeps the kiosk's log. */
  readonly onSocketError?: (problem: Problem) => void
}

/** A hub that was restarted is found within a second; one that stays away is asked for calmly. */
const AGAIN_MS = [250, 500, 1_000, 2_000] as const

const losses: Readonly<Record<Loss['why'], string>> = {
  unreached: 'no hub answers',
  closed: 'the hub is gone',
  silent: 'the hub is silent',
  faltered: 'the hub is gone',
}

export function hubClient({ access, onSocketError }: HubClientDependencies): HubClient {
  const listeners = createListeners()
  const pending = new Map<string, { resolve: () => void; reject: (problem: Problem) => void }>()
  let view: HubView = { link: 'connecting' }
  let wantsRead = false

  const change = (next: HubView) => {
    view = next
    listeners.notify()
  }

  const line = reconnectingLine<DeviceMessage>({
    connect: overHubs(access, (hub) => {
      view = { ...view, hub }
    }),
    waitsMs: AGAIN_MS,
    // A hub that hangs keeps its connections.
    silentAfterMs: SILENT_AFTER_MS,
    onMessage: hear,
    onLost({ why, code }) {
      // Another page of this kiosk has the devices now; two that take them from each other would serve nobody.
      if (code === REPLACED) line.close()
      leave()
      if (code !== REPLACED) onSocketError?.(new Problem('deviceAway', losses[why]))
    },
  })

  function hear(message: DeviceMessage): void {
    if (message.type === 'hello') {
      const { scanner, printer, keyEncoder, cardTerminals, version } = message
      const others = { ...(keyEncoder && { keyEncoder }), ...(cardTerminals && { cardTerminals }) }
      change({ ...view, link: 'open', scanner, printer, version, ...others })
      if (wantsRead) beginReading()
    }
    if (message.type === 'scanner') change({ ...view, scanner: message.scanner })
    if (message.type === 'printer') change({ ...view, printer: message.printer })
    if (message.type === 'keyEncoder') change({ ...view, keyEncoder: message.keyEncoder })
    if (message.type === 'cardTerminals') change({ ...view, cardTerminals: message.cardTerminals })
    if (message.type === 'payment') change({ ...view, payment: { payment: message.payment, step: message.step } })
    if (message.type === 'card') change({ ...view, card: { key: message.key, card: message.card } })
    if (message.type === 'unreadable' && wantsRead) change({ ...view, unreadable: true })
    if (message.type === 'document' && wantsRead) {
      client.stopRead()
      const { unreadable: _, ...rest } = view
      change({ ...rest, document: message.document })
    }
    if (message.type === 'done') pending.get(message.id)?.resolve()
    if (message.type === 'problem' && message.id !== undefined)
      pending.get(message.id)?.reject(new Problem(message.code, message.detail))
  }

  function leave(): void {
    for (const { reject } of pending.values()) reject(new Problem('deviceUnknown', 'the answer was lost'))
    const { card, document, unreadable, payment } = view
    const kept = { ...(card && { card }), ...(document && { document }), ...(payment && { payment }) }
    change({ link: 'away', ...kept, ...(unreadable && { unreadable }) })
  }

  async function ask(command: Unsent): Promise<void> {
    if (!line.isOpen) throw new Problem('deviceAway', 'the hub is away')
    const id = crypto.randomUUID()
    try {
      await new Promise<void>((resolve, reject) => {
        pending.set(id, { resolve, reject })
        line.send(JSON.stringify({ ...command, id }))
      })
    } finally {
      pending.delete(id)
    }
  }

  /** The answer to these is a state, which is told anyway. */
  function wish(type: 'initialize_scanner' | 'start_read' | 'stop_read'): void {
    void ask({ type }).catch(() => {})
  }

  /** A reader that was left dark is woken first; one that cannot be is told as its state. */
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
      const { document: _, unreadable: __, ...rest } = view
      change(rest)
      if (line.isOpen) beginReading()
    },
    stopRead() {
      wantsRead = false
      if (line.isOpen) wish('stop_read')
    },
    async print(base64File) {
      await ask({ type: 'printReceipt', base64File })
      await new Promise((resolve) => setTimeout(resolve, AFTER_PRINT_MS))
    },
    testKeyServer: () => ask({ type: 'testKeyServer' }),
    whenOpen: (withinMs) =>
      new Promise((resolve, reject) => {
        const look = () => {
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
      }),
    program: (type, grant) => ask({ type, grant }),
    pay: (order) => ask({ type: 'pay', order }),
    printBill: (order) => ask({ type: 'printBill', order }),
    transaction: (type) => ask({ type }),
  }
  return client
}

/** A command before it has its id. */
type Unsent = {
  [Type in DeviceCommand['type']]: Omit<Extract<DeviceCommand, { type: Type }>, 'id'>
}[DeviceCommand['type']]
