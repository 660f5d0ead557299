import type { Guest } from '../guest/guest.ts'
import type { ReportedPerson } from './stay-report.ts'

/** Field by field, so that nothing else of a guest gets into a report. */
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
    documentType: guest.documentType,
    documentNumber: guest.documentNumber,
    supportNumber: guest.supportNumber,
    issueCountry: guest.issueCountry,
    issueProvince: guest.issueProvince,
    issueMunicipality: guest.issueMunicipality,
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
    relatedTo: guest.relatedTo,
  }
}
