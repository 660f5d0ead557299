import type { ReportedPerson } from '@foyer/domain/authority/stay-report.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'

/** What a report can contain of a guest's data. */
export function toReportedPerson(guest: Guest): ReportedPerson {
  return {
    guestId: guest.id,
    main: guest.main,
    firstName: guest.firstName,
    lastName: guest.lastName,
    secondLastName: guest.secondLastName,
    gender: guest.gender,
    birthDate: guest.birthDate,
    nationality: guest.nationality,
    documentNumber: guest.documentNumber,
    supportNumber: guest.supportNumber,
    issueCountry: guest.issueCountry,
    country: guest.country,
    region: guest.region,
    municipality: guest.municipality,
    city: guest.city,
    street: guest.street,
    postalCode: guest.postalCode,
    birthCountry: guest.birthCountry,
    birthProvince: guest.birthProvince,
    birthMunicipality: guest.birthMunicipality,
    email: guest.email,
    phone: guest.phone,
    phone2: guest.phone2,
    relationship: guest.relationship,
  }
}
