import type { ScannerKind, ScannerStatus } from '@foyer/contract/messages/device.ts'
import { requireDevice } from './require-device.ts'
import type { PublishEvent, StatefulRole } from './role.ts'

/** A document reader. Drivers neither retry nor hold state: the role does that for all of them. */
export interface DocumentScanner {
  readonly kind: ScannerKind
  /** Resolves when the reader answers. */
  initialize(): Promise<void>
  /**
   * Reads documents one by one. Resolves when aborted, and throws a Problem if the reader fails.
   */
  read(listener: ReadListener, signal: AbortSignal): Promise<void>
}

export interface ReadListener {
  /** From now on, documents are detected. */
  reading(): void
  /** The text of a document, with its lines separated. */
  text(text: string): void
  /** Something without readable lines is on the reader, if it can tell. */
  nothing(): void
}

/** Retry delay after a failure, for as long as reading is requested. */
export const READ_RETRY_DELAY_MS = 1_000

type ScannerCommand = 'initialize_scanner' | 'start_read' | 'stop_read'

interface ScannerRole extends StatefulRole<ScannerCommand, ScannerStatus | undefined> {
  /** Checks the reader unless it is in use. Never rejects. */
  refreshStatus(): Promise<void>
}

/** A kiosk without a reader answers every request with an error. */
export function createScannerRole(scanner: DocumentScanner | undefined, tell: PublishEvent): ScannerRole {
  if (scanner) return createPresentScannerRole(scanner, tell)
  const reject = () => void requireDevice(scanner)
  return {
    handlers: { initialize_scanner: reject, start_read: reject, stop_read: () => {} },
    status: () => undefined,
    refreshStatus: async () => {},
    onPageGone: () => {},
  }
}

function createPresentScannerRole(scanner: DocumentScanner, tell: PublishEvent): ScannerRole {
  let state: ScannerStatus['state'] = 'stopped'
  let reading: AbortController | undefined
  /** A reader has one connection: the previous user has to release it first. */
  let line: Promise<void> = Promise.resolve()

  const status = (): ScannerStatus => ({ kind: scanner.kind, state })
  const become = (next: typeof state) => {
    if (state === next) return
    state = next
    tell({ type: 'scanner', scanner: status() })
  }

  async function initialize(): Promise<void> {
    if (reading) return
    const asked = line.then(() => scanner.initialize())
    // A read request waits for the answer, because a reader has one connection.
    line = asked.catch(() => {})
    try {
      await asked
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
        const listener = {
          reading: () => become('reading'),
          text: (text: string) => read(text, signal),
          nothing: () => !signal.aborted && tell({ type: 'unreadable' }),
        }
        await scanner.read(listener, signal)
      } catch {
        if (!signal.aborted) become('initialize_error')
      }
      await pause(READ_RETRY_DELAY_MS, signal)
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

  return {
    handlers: { initialize_scanner: initialize, start_read: start, stop_read: stop },
    status,
    refreshStatus: () => initialize().catch(() => {}),
    /** Documents presented from now on are ignored. */
    onPageGone: stop,
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
