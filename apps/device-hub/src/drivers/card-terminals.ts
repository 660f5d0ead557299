import type { CardTerminal } from '../roles/card-terminal.ts'
import type { DevicePlace } from './driver.ts'

/** Where a driver of a terminal finds it, and how it is called. */
export interface TerminalPlace extends DevicePlace {
  /** As the hotel's document names it; terminals that speak nexo call themselves so. */
  readonly id: string
}

/** As terminals know whoever asks them. */
const SALE_ID = 'Foyer'

export const cardTerminals = {
  nexo: async (place) =>
    (await import('./nexo/nexo.driver.ts')).nexoTerminal(place.calls(), { saleId: SALE_ID, poiId: place.id }),
  ingenico: async (place) => (await import('./ingenico/ingenico.driver.ts')).ingenicoTerminal(place.link()),
} satisfies Readonly<Record<string, (place: TerminalPlace) => Promise<CardTerminal>>>
