import type { Language } from '@foyer/domain/basics/language.ts'

/** What a pass shows of a stay. It names no guest. */
export interface StayPass {
  /** The same for every pass of the stay, so that a wallet replaces the earlier one. */
  readonly serial: string
  readonly hotelName: string
  readonly language: Language
  readonly title: string
  readonly facts: readonly {
    readonly name: 'room' | 'code' | 'arrival' | 'departure'
    readonly label: string
    readonly value: string
  }[]
  /** That a room may change, for the back of the pass. */
  readonly note: { readonly label: string; readonly value: string }
  /** From then on the wallet shows it as expired. */
  readonly expiresAt: Date
  readonly colors: { readonly background: string; readonly text: string }
}

/** Passes of the wallets for which the operator has a certificate or key. Nothing is sent to anyone. */
export interface Wallets {
  /** The content of a `.pkpass` file. */
  readonly apple?: (pass: StayPass) => Promise<Buffer>
  /** The address that a guest opens to add the pass. */
  readonly google?: (pass: StayPass) => Promise<string>
}
