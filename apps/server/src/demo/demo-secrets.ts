import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'

/** The same at all demo hotels; printed at startup. */
export const demoSecrets = {
  admin_password: 'foyer-admin',
  tablet_password: 'foyer-tablet',
  front_desk_password: 'foyer-desk',
  /** Typed as a booking number at a kiosk with the fake dispenser, it leads straight to a key. */
  demo_code: 'FOYERDEMO',
  /** The public key of the provider's own test environment. */
  gateway: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
} as const satisfies HotelConfigInput['secrets']
