import { type Guest, guestSchema } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'
import { renamed } from '../wire/renamed.ts'

const guest = guestSchema.shape

const named = renamed(
  {
    firstName: guest.firstName,
    lastName: guest.lastName,
    secondLastName: guest.secondLastName,
    gender: guest.gender,
    birthDate: guest.birthDate,
    nationality: guest.nationality,
    documentType: guest.documentType,
    documentNumber: guest.documentNumber,
    supportNumber: guest.supportNumber,
    issueDate: guest.issueDate,
    expiryDate: guest.expiryDate,
    country: guest.country,
    region: guest.region,
    municipality: guest.municipality,
    city: guest.city,
    street: guest.street,
    postalCode: guest.postalCode,
    email: guest.email,
    phone: guest.phone,
    relationship: guest.relationship,
    language: guest.language,
  },
  {
    secondLastName: 'lastName2',
    birthDate: 'birthdate',
    issueDate: 'issue_date',
    expiryDate: 'expiration_date',
    street: 'address',
    nationality: 'document_issue_country',
    documentType: 'document_type',
    gender: 'sex',
    region: 'province',
    documentNumber: 'identification',
    relationship: 'main_guest_relationship',
    supportNumber: 'document_support_number',
    postalCode: 'postal_code',
    language: 'language_code',
  },
)

export type DeskGuest = Partial<z.output<typeof named>> & Partial<Pick<Guest, 'issueCountry'>>

/** Two of our fields share one name at the desk; if both are set, the nationality is sent. */
export const deskGuest = z.codec(named, z.custom<DeskGuest>(), {
  decode: (guest) => guest,
  encode: ({ issueCountry: issuedBy, ...guest }) => ({ ...guest, nationality: guest.nationality ?? issuedBy }),
})
