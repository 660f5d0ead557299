import type { ScannerKind } from '@foyer/contract/messages/device.ts'

/** What a reader of documents can do. Drivers neither retry nor keep states: the hub does, once for all of them. */
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
}
