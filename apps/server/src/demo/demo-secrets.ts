import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'

/** The same at all demo hotels; printed at the start. */
export const demoSecrets = {
  admin_password: 'foyer-admin',
  tablet_password: 'foyer-tablet',
  front_desk_password: 'foyer-desk',
} as const satisfies HotelConfigInput['secrets']
