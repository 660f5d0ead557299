import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'

type Reporting = Required<Pick<HotelConfigInput, 'authority'>> & { readonly secrets: HotelConfigInput['secrets'] }

/**
 * How demo hotels report their guests, always to a simulator, which accepts only these secrets
 * (`simulators/authorities`). The others make a file.
 */
export const demoAuthorities = {
  madrid: {
    authority: { name: 'ses', mode: 'live', landlordCode: '0000000001', establishmentCode: '0000000001' },
    secrets: { authority_user: 'B00000000WS', authority_password: 'a password of the ministry' },
  },
  roma: {
    authority: { name: 'alloggiati', mode: 'live' },
    secrets: { authority_user: 'RM000001', authority_password: 'roma-password', authority_key: 'roma-wskey' },
  },
} as const satisfies Record<string, Reporting>
