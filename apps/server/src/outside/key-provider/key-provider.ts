/** What a door is to learn. */
export interface PinOrder {
  /** The provider's own name, as the hotel configures it. */
  readonly provider: string
  readonly roomNumber: string
  readonly reference: string
  /** Days. */
  readonly startDate: string
  readonly endDate: string
}

/** Whoever looks after locks that open by a number. */
export interface KeyProvider {
  /** Under this id once, however often it is asked. A Problem where it is sure that no door has learned anything. */
  makePin(id: string, order: PinOrder, signal: AbortSignal): Promise<string>
  /** What became of it; undefined: nothing, and nothing will. */
  closePin(id: string, order: PinOrder, signal: AbortSignal): Promise<string | undefined>
}

export type ChooseKeyProvider = (hotel: { readonly isDemo: boolean }) => KeyProvider
