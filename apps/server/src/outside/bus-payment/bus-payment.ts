import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'

export interface BusTerminal {
  readonly id: string
  readonly name: string
  readonly manufacturer?: string | undefined
  readonly model?: string | undefined
}

/** A provider that knows its own terminals and charges them itself. */
export interface BusPayment {
  /** Those of this app. A Problem says why there is no answer. */
  terminals(appKey: string, signal: AbortSignal): Promise<readonly BusTerminal[]>
}

export type ChooseBusPayment = (hotel: { readonly isDemo: boolean }, config: HotelConfig) => BusPayment
