import type { GuestPayload } from '@foyer/contract/guest-payload.ts'

/** All data that any hotel asks of a guest, except their relation to the booking. */
export const completeGuest = {
  firstName: 'Ana',
  gender: 'F',
  birthDate: '1985-06-01',
  nationality: 'DEU',
  documentType: 'P',
  documentNumber: 'C01X00T47',
  issueDate: '2022-01-31',
  expiryDate: '2040-01-31',
  issueCountry: 'DEU',
  country: 'DEU',
  region: 'Berlin',
  municipality: 'Berlin',
  city: 'Berlin',
  street: 'Lindenallee 4',
  postalCode: '10115',
  email: 'ana@example.com',
  phone: '+49 15112345678',
  emailPrivacy: true,
} as const satisfies Partial<GuestPayload>

/** The guests of a booking with all data, of which only these differ. */
export const completeGuests = (
  guests: readonly { readonly id: string; readonly index: number; readonly main: boolean }[],
  { surname, street }: { readonly surname: string; readonly street: string },
) =>
  guests.map(({ id, index, main }) => ({
    ...completeGuest,
    firstName: `Ana ${index}`,
    lastName: surname,
    documentNumber: `C01X00T4${index}`,
    email: `ana.${index}@example.com`,
    street,
    id,
    index,
    main,
  }))
