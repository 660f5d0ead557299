import type { ChooseHotelSystem } from './hotel-system.ts'
import { createHttpHotelSystem } from './http-hotel-system.ts'

/** A configuration without the secret is never published; see config-faults. */
export const chooseHotelSystem: ChooseHotelSystem = ({ hotel_system, secrets }) =>
  hotel_system.kind === 'http' && secrets.hotel_system
    ? createHttpHotelSystem({ url: hotel_system.url, secret: secrets.hotel_system })
    : undefined
