import type { CardOrder } from '../roles/key-encoder.ts'

/** A lock system that writes the card at its coder. */
export interface Lock {
  /** Resolves when it answers. */
  test(): Promise<void>
  /**
   * Resolves when the card is written. Calls `asking` before the first byte of the request is sent.
   * Throws `keyNotCut` if the lock reports that it wrote nothing, and any other Problem if the
   * outcome is unknown.
   */
  write(order: CardOrder, asking: () => void): Promise<void>
}
