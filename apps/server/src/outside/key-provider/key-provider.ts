/** A code to be programmed into a door. */
export interface PinOrder {
  /** The provider's name in the hotel's configuration. */
  readonly provider: string
  readonly roomNumber: string
  readonly reference: string
  /** Calendar days. */
  readonly startDate: string
  readonly endDate: string
  /** HH:MM on the last day, if it is later than noon. */
  readonly endTime?: string
}

/** A provider of locks that open with a code. */
export interface KeyProvider {
  /** Creates a code, once per id. Throws a Problem if certainly no door was programmed. */
  makePin(id: string, order: PinOrder, signal: AbortSignal): Promise<string>
  /** Returns the code if it was created; undefined means that it wasn't and never will be. */
  closePin(id: string, order: PinOrder, signal: AbortSignal): Promise<string | undefined>
}

export type ChooseKeyProvider = (hotel: { readonly isDemo: boolean }) => KeyProvider
