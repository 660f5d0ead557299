import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { chooseHotelSystem } from '../choose-hotel-system.ts'
import type { HotelSystem } from '../hotel-system.ts'

/** The system of a hotel's document. */
export function openSystem(document: object, now?: () => number): HotelSystem {
  const parsed = parseHotelConfig(document)
  const system = parsed.ok ? chooseHotelSystem(now)(parsed.config) : undefined
  if (!system) throw new Error('The document has no system.')
  return system
}
