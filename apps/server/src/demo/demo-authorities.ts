import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { demoCertificate } from './demo-certificate.ts'

type Reporting = Required<Pick<HotelConfigInput, 'authority'>> & { readonly secrets: HotelConfigInput['secrets'] }

/** The simulator of Spain's register accepts only these, for both hotels there. */
const sesSecrets = { authority_user: 'B00000000WS', authority_password: 'a password of the ministry' }

/**
 * How demo hotels report their guests, always to a simulator, which accepts only these secrets
 * (`simulators/authorities`). The Palace makes a file.
 */
export const demoAuthorities = {
  madrid: {
    authority: { name: 'ses', mode: 'live', landlordCode: '0000000001', establishmentCode: '0000000001' },
    secrets: { ...sesSecrets, verifactu_certificate: demoCertificate },
  },
  cars: {
    authority: { name: 'ses', mode: 'live', landlordCode: '0000000001', establishmentCode: '0000000002' },
    secrets: sesSecrets,
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
  roma: {
    authority: { name: 'alloggiati', mode: 'live' },
    secrets: { authority_user: 'RM000001', authority_password: 'roma-password', authority_key: 'roma-wskey' },
  },
} as const satisfies Record<string, Reporting>
