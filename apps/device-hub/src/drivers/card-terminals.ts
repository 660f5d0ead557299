import type { CardTerminal } from '../roles/card-terminal.ts'
import type { DeviceLocation } from './driver.ts'

/** Address and name of a terminal, for its driver. */
export interface TerminalLocation extends DeviceLocation {
  /** Name in the hotel's document; a nexo terminal uses it as its own id. */
  readonly id: string
}

/** Our name towards terminals. */
const SALE_ID = 'Foyer'

export const cardTerminals = {
  nexo: async (place) =>
    (await import('./nexo/nexo.driver.ts')).createNexoTerminal(place.calls(), { saleId: SALE_ID, poiId: place.id }),
  ingenico: async (place) => (await import('./ingenico/ingenico.driver.ts')).createIngenicoTerminal(place.link()),
} satisfies Readonly<Record<string, (place: TerminalLocation) => Promise<CardTerminal>>>
