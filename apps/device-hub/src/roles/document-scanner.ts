import type { ScannerKind, ScannerStatus } from '@foyer/contract/messages/device.ts'
import type { Tell, ToldRole } from './role.ts'

/** What a reader of documents can do. Drivers neither retry nor keep states: the role does, once for all of them. */
export interface DocumentScanner {
  readonly kind: ScannerKind
  /** Resolves when the reader answers. */
  initialize(): Promise<void>
  /** Reads one document after another. Ends quietly when it is called off, and throws a Problem when the reader fails. */
  read(listener: ReadListener, signal: AbortSignal): Promise<void>
}

export interface ReadListener {
  /** From now on a document will be noticed. */
  reading(): void
  /** What stood on a document, its lines apart. */
  text(text: string): void
  /** Something lies there that has no lines to read, where the reader notices. */
  nothing(): void
}

/** A reader that fails is asked again after this, for as long as somebody wants to read. */
export const READ_AGAIN_MS = 1_000

type ScannerCommand = 'initialize_scanner' | 'start_read' | 'stop_read'

export function scannerRole(scanner: DocumentScanner, tell: Tell): ToldRole<ScannerCommand, ScannerStatus> {
  let state: ScannerStatus['state'] = 'stopped'
  let reading: AbortController | undefined
  /** A reader has one line: whoever left it last has to be gone from it first. */
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
    // Whoever wants to read meanwhile waits for the answer: a reader has one line.
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

  return {
    does: { initialize_scanner: initialize, start_read: start, stop_read: stop },
    status,
    /** What is laid on the reader from now on is nobody's business. */
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
