/** Transports bytes, whatever they mean. */
export interface Link {
  /** Throws a Problem if the other end cannot be reached. */
  open(): Promise<Connection>
}

export interface Connection {
  write(bytes: Uint8Array): void
  /** One listener at a time; earlier bytes are not buffered. */
  onBytes(listener: (bytes: Uint8Array) => void): void
  /** Resolves when the connection has ended, whether or not we closed it. */
  readonly closed: Promise<void>
  close(): void
}
