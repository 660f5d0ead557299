/** How bytes travel. It knows nothing of what they mean. */
export interface Link {
  /** Throws a Problem when there is nobody at the other end. */
  open(): Promise<Connection>
}

export interface Connection {
  write(bytes: Uint8Array): void
  /** One listener at a time; whatever came before it is not kept. */
  onBytes(listener: (bytes: Uint8Array) => void): void
  /** The other end is gone, whether or not we closed. */
  readonly closed: Promise<void>
  close(): void
}
