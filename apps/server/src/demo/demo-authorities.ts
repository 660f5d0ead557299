import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'

type Reporting = Required<Pick<HotelConfigInput, 'authority'>> & { readonly secrets: HotelConfigInput['secrets'] }

/** The simulator accepts only these (`simulators/authorities`). */
const sesSecrets = { authority_user: 'B00000000WS', authority_password: 'a password of the ministry' }

/** How demo hotels report their guests, always to a simulator. The others make a file. */
export const demoAuthorities = {
  madrid: {
    authority: { name: 'ses', mode: 'live', landlordCode: '0000000001', establishmentCode: '0000000001' },
    secrets: sesSecrets,
  },
} as const satisfies Record<string, Reporting>
