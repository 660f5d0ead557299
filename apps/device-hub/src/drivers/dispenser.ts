import type { DispenserState } from './crt-571/crt-571.protocol.ts'

export type { DispenserState }

/** A stack of cards, a coder over which each lies, a gate before which the guest stands, and a bin. Every one throws a Problem. */
export interface Dispenser {
  look(): Promise<DispenserState>
  /** Whatever lies in it goes into the bin; where it was jammed and is not any more, it works again. */
  clear(): Promise<void>
  /** A blank card from the stack. */
  toCoder(): Promise<void>
  /** The card is within the guest's reach. */
  present(): Promise<void>
  takeBack(): Promise<void>
}
