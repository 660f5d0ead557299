import type { GuestFieldName } from '../fields/field.ts'

const documentFields: readonly GuestFieldName[] = [
  'documentType',
  'documentNumber',
  'supportNumber',
  'issueCountry',
  'issueProvince',
  'issueMunicipality',
  'issueDate',
  'expiryDate',
]

/** What only a document shows. */
export const isOfDocument = (field: GuestFieldName): boolean => documentFields.includes(field)
