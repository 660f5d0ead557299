import type { DispenserState } from './crt-571/crt-571.protocol.ts'

export type { DispenserState }

/**
 * A stack of cards, a coder, a gate in front of the guest, and a bin. Every method may throw a
 * Problem.
 */
export interface Dispenser {
  readState(): Promise<DispenserState>
  /** Moves any card inside to the bin; a cleared jam ends here too. */
  clear(): Promise<void>
  /** Moves a blank card from the stack to the coder. */
  toCoder(): Promise<void>
  /** Moves the card within the guest's reach. */
  present(): Promise<void>
  retract(): Promise<void>
}
