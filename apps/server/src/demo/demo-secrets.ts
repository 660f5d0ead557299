import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'

/** The same at all demo hotels; printed at the start. */
export const demoSecrets = {
  admin_password: 'foyer-admin',
  tablet_password: 'foyer-tablet',
  front_desk_password: 'foyer-desk',
  /** Typed as the number of a booking at a kiosk with the fake dispenser, it leads straight to a key. */
  demo_code: 'FOYERDEMO',
  /** That of the provider's own test environment. */
  gateway: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
} as const satisfies HotelConfigInput['secrets']
