import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'

type Reporting = Required<Pick<HotelConfigInput, 'authority'>> & { readonly secrets: HotelConfigInput['secrets'] }

/** The simulators accept only these (`simulators/authorities`). Spain's is shared by two hotels. */
const sesSecrets = { authority_user: 'B00000000WS', authority_password: 'a password of the ministry' }

/** How each demo hotel reports its guests, always to a simulator. */
export const demoAuthorities = {
  madrid: {
    authority: { name: 'ses', mode: 'live', landlordCode: '0000000001', establishmentCode: '0000000001' },
    secrets: sesSecrets,
  },
  cars: {
    authority: { name: 'ses', mode: 'test', landlordCode: '0000000001', establishmentCode: '0000000002' },
    secrets: sesSecrets,
  },
  roma: {
    authority: { name: 'alloggiati', mode: 'live' },
    secrets: { authority_user: 'RM000001', authority_password: 'roma-password', authority_key: 'roma-wskey' },
  },
  beach: {
    authority: {
      name: 'siba',
      mode: 'live',
      siba: {
        code: '121212121',
        establishment: '0',
        name: 'Foyer Beach',
        shortName: 'FOYER BEACH',
        address: 'Praia da Lanterna 3',
        town: 'Lagos',
        postalCode: '8600',
        postalZone: '000',
        phone: '280000000',
        contactName: 'Inês Faria',
        contactEmail: 'beach@example.com',
      },
    },
    secrets: { authority_user: '121212121', authority_password: '999999999' },
  },
} as const satisfies Record<string, Reporting>
