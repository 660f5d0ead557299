/** The part of the simulated lobby that drivers without hardware use. */
export interface SimulatedLobby {
  readonly printer: 'here' | 'away'
  readonly paper: number
  print(file: Uint8Array): void
  readonly lock: 'answers' | 'refuses' | 'silent'
  readonly jammed: boolean
  /** Number of cards in the dispenser's stack. */
  cards: number
  /** Whether a person removes the card after it is ejected. */
  readonly guestTakes: boolean
  retractCard(): void
  dispenseCard(card: { readonly room: string; readonly until: string }): void
  /** Called only when the state changes. */
  watchState(state: () => string, listener: () => void): void
}
