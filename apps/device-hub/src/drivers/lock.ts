import type { CardOrder } from '../roles/key-encoder.ts'

/** A lock system, which writes a card that lies at its coder. */
export interface Lock {
  /** Resolves when it answers. */
  test(): Promise<void>
  /**
   * Resolves when the card is written. `asking` is called before the first byte of the request leaves. Throws `keyNotCut` where the
   * lock says that it has written nothing, and any other Problem where nobody can say.
   */
  write(order: CardOrder, asking: () => void): Promise<void>
}
