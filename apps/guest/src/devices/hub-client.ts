import type { HubAccess } from '@foyer/contract/hub.ts'
import {
  AFTER_PRINT_MS,
  type DeviceCommand,
  type DeviceMessage,
  deviceMessage,
  offeredProtocols,
  type PrinterStatus,
  REPLACED,
  type ReadDocument,
  readMessage,
  type ScannerStatus,
  SILENT_AFTER_MS,
} from '@foyer/contract/messages/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'

/** What is known of the hub and of what stands behind it. */
export interface HubView {
  readonly link: 'connecting' | 'open' | 'away'
  readonly scanner?: ScannerStatus
  readonly printer?: PrinterStatus
  readonly document?: ReadDocument
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
}

interface Parts {
  /** The server knows this boot's token; it is asked anew for each try. */
  readonly access: () => Promise<readonly HubAccess[]>
  /** A connection that failed, whatever the reason: for whoever keeps the kiosk's log. */
  readonly onSocketError?: (problem: Problem) => void
}

/** A hub that was restarted is found within a second; one that stays away is asked for calmly. */
const AGAIN_MS = [250, 500, 1_000, 2_000] as const

/** From the handshake to the first word. */
const HELLO_MS = 2_000

export function hubClient({ access, onSocketError }: Parts): HubClient {
  const listeners = new Set<() => void>()
  const pending = new Map<string, { resolve: () => void; reject: (problem: Problem) => void }>()
  let view: HubView = { link: 'connecting' }
  let socket: WebSocket | undefined
  let wantsRead = false
  /** Counts openings: what began in an earlier one ends without a trace. */
  let session = 0
  let isOpen = false
  let failures = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined

  const change = (next: HubView) => {
    view = next
    for (const listener of listeners) listener()
  }

  async function connect(): Promise<void> {
    const mine = session
    const isOver = () => !isOpen || mine !== session
    try {
      for (const hub of await access()) {
        if (isOver()) return
        const found = await greeted(hub)
        if (found && !isOver()) return begin(found)
        found?.socket.close()
      }
    } catch {
      // A server that does not answer is like one that knows of no hub.
    }
    if (!isOver()) lost(new Problem('deviceAway', 'no hub answers'))
  }

  function begin({ socket: opened, hello }: Greeted): void {
    socket = opened
    failures = 0
    opened.onmessage = ({ data }) => hear(readMessage(deviceMessage, String(data)))
    opened.onclose = ({ code }) => (code === REPLACED ? replaced() : lost(new Problem('deviceAway', 'the hub is gone')))
    change({ ...view, link: 'open', scanner: hello.scanner, printer: hello.printer })
    listen()
    if (wantsRead) wish('start_read')
  }

  /** A hub that hangs keeps its connections: only its silence tells. */
  function listen(): void {
    clearTimeout(silence)
    silence = setTimeout(() => lost(new Problem('deviceAway', 'the hub is silent')), SILENT_AFTER_MS)
  }

  function hear(message: DeviceMessage | undefined): void {
    if (!message) return
    listen()
    if (message.type === 'scanner') change({ ...view, scanner: message.scanner })
    if (message.type === 'printer') change({ ...view, printer: message.printer })
    if (message.type === 'document' && wantsRead) {
      client.stopRead()
      change({ ...view, document: message.document })
    }
    if (message.type === 'done') pending.get(message.id)?.resolve()
    if (message.type === 'problem' && message.id !== undefined)
      pending.get(message.id)?.reject(new Problem(message.code, message.detail))
  }

  function leave(): void {
    clearTimeout(silence)
    if (socket) {
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    }
    socket = undefined
    for (const { reject } of pending.values()) reject(new Problem('deviceUnknown', 'the answer was lost'))
    const { scanner: _, printer: __, ...rest } = view
    change({ ...rest, link: 'away' })
  }

  function lost(problem: Problem): void {
    if (!isOpen) return
    leave()
    onSocketError?.(problem)
    again = setTimeout(connect, AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)])
    failures += 1
  }

  /** Another page of this kiosk has the devices now; two that take them from each other would serve nobody. */
  function replaced(): void {
    isOpen = false
    leave()
  }

  async function ask(command: Unsent): Promise<void> {
    const to = socket
    if (!to) throw new Problem('deviceAway', 'the hub is away')
    const id = crypto.randomUUID()
    try {
      await new Promise<void>((resolve, reject) => {
        pending.set(id, { resolve, reject })
        to.send(JSON.stringify({ ...command, id }))
      })
    } finally {
      pending.delete(id)
    }
  }

  /** The answer to these is a state, which is told anyway. */
  function wish(type: 'start_read' | 'stop_read'): void {
    void ask({ type }).catch(() => {})
  }

  const client: HubClient = {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open() {
      if (isOpen) return
      isOpen = true
      session += 1
      void connect()
    },
    close() {
      isOpen = false
      clearTimeout(again)
      leave()
      change({ link: 'connecting' })
    },
    startRead() {
      wantsRead = true
      const { document: _, ...rest } = view
      change(rest)
      if (socket) wish('start_read')
    },
    stopRead() {
      wantsRead = false
      if (socket) wish('stop_read')
    },
    async print(base64File) {
      await ask({ type: 'printReceipt', base64File })
      await new Promise((resolve) => setTimeout(resolve, AFTER_PRINT_MS))
    },
  }
  return client
}

/** A command before it has its id. */
type Unsent = {
  [Type in DeviceCommand['type']]: Omit<Extract<DeviceCommand, { type: Type }>, 'id'>
}[DeviceCommand['type']]

interface Greeted {
  readonly socket: WebSocket
  readonly hello: Extract<DeviceMessage, { type: 'hello' }>
}

/** Undefined when this hub is not there, or not ours: browsers do not tell which. */
function greeted({ url, token }: HubAccess): Promise<Greeted | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, offeredProtocols(token))
    const settle = (found: Greeted | undefined) => {
      clearTimeout(late)
      socket.onmessage = null
      socket.onclose = null
      if (!found) socket.close()
      resolve(found)
    }
    const late = setTimeout(() => settle(undefined), HELLO_MS)
    socket.onclose = () => settle(undefined)
    socket.onmessage = ({ data }) => {
      const hello = readMessage(deviceMessage, String(data))
      settle(hello?.type === 'hello' ? { socket, hello } : undefined)
    }
  })
}
