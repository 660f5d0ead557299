import type {
  DeviceCommand,
  DeviceCommandType,
  DeviceMessage,
  PrinterStatus,
  ScannerStatus,
} from '@foyer/contract/messages/device.ts'
import { asProblem, Problem } from '@foyer/domain/problem/problem.ts'
import type { DocumentScanner } from './roles/document-scanner.ts'
import type { Printer } from './roles/printer.ts'

/** A reader that fails is asked again after this, for as long as somebody wants to read. */
export const READ_AGAIN_MS = 1_000

/** Messages that carry no id: they are told to the page whether or not it asked. */
type Told = Extract<DeviceMessage, { type: 'scanner' | 'printer' | 'document' }>
type Answer = Extract<DeviceMessage, { type: 'done' | 'status' | 'problem' }>

export interface Devices {
  readonly scanner: ScannerStatus
  readonly printer: PrinterStatus
}

export interface Hub {
  readonly devices: Devices
  /** Never rejects: what cannot be done is an answer too. */
  answer(command: DeviceCommand): Promise<Answer>
  watch(listener: (told: Told) => void): () => void
  /** The page is gone. What is laid on the reader from now on is nobody's business. */
  rest(): void
}

export function deviceHub({ scanner, printer }: { scanner: DocumentScanner; printer: Printer }): Hub {
  const listeners = new Set<(told: Told) => void>()
  let state: ScannerStatus['state'] = 'stopped'
  let reading: AbortController | undefined
  /** A reader has one line: whoever left it last has to be gone from it first. */
  let line: Promise<void> = Promise.resolve()

  const tell = (told: Told) => {
    for (const listener of listeners) listener(told)
  }
  const devices = (): Devices => ({
    scanner: { kind: scanner.kind, state },
    printer: { state: printer.state() },
  })
  const become = (next: typeof state) => {
    if (state === next) return
    state = next
    tell({ type: 'scanner', scanner: devices().scanner })
  }
  printer.watch(() => tell({ type: 'printer', printer: devices().printer }))

  async function initialize(): Promise<void> {
    if (reading) return
    await line
    try {
      await scanner.initialize()
      if (!reading) become('stopped')
    } catch (problem) {
      if (!reading) become('initialize_error')
      throw problem
    }
  }

  function start(): void {
    if (reading) return
    reading = new AbortController()
    const { signal } = reading
    line = line.then(() => keepReading(signal))
  }

  async function keepReading(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await scanner.read({ reading: () => become('reading'), text: (text) => read(text, signal) }, signal)
      } catch {
        if (!signal.aborted) become('initialize_error')
      }
      await pause(READ_AGAIN_MS, signal)
    }
  }

  function read(text: string, signal: AbortSignal): void {
    const lines = text.split(/[\r\n]+/).map((line) => line.trim().slice(0, 200))
    const written = lines.filter((line) => line !== '').slice(0, 10)
    if (signal.aborted || written.length === 0) return
    tell({ type: 'document', document: { lines: written, source: scanner.kind } })
  }

  function stop(): void {
    reading?.abort()
    reading = undefined
    become('stopped')
  }

  const later = async () => {
    throw new Problem('notBuilt', 'this device is not built yet')
  }
  const doers: { [Type in DeviceCommandType]: (command: Extract<DeviceCommand, { type: Type }>) => unknown } = {
    initialize_scanner: initialize,
    start_read: start,
    stop_read: stop,
    printReceipt: ({ base64File }) => printer.print(Buffer.from(base64File, 'base64')),
    status: () => {},
    testKeyServer: later,
    programCardVendor: later,
    ProgramCard: later,
  }

  return {
    get devices() {
      return devices()
    },
    async answer(command) {
      const { id, type } = command
      try {
        await (doers[type] as (command: DeviceCommand) => unknown)(command)
        return type === 'status' ? { type, id, ...devices() } : { type: 'done', id }
      } catch (caught) {
        const { code, detail } = asProblem(caught)
        return { type: 'problem', id, code, ...(detail && { detail }) }
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    rest: stop,
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const leave = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
}
