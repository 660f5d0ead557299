/** What drivers without hardware move in the simulated lobby. */
export interface SimulatedLobby {
  readonly printer: 'here' | 'away'
  readonly paper: number
  print(file: Uint8Array): void
  readonly lock: 'answers' | 'refuses' | 'silent'
  readonly jammed: boolean
  /** In the dispenser's stack. */
  cards: number
  /** Whether somebody takes the card that comes out. */
  readonly guestTakes: boolean
  takeBack(): void
  handOut(card: { readonly room: string; readonly until: string }): void
  /** Told only when the state has become another. */
  watchOnly(state: () => string, listener: () => void): void
}
