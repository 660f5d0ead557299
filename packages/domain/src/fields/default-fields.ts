import type { FieldInput } from './field.ts'
import type { FieldArrayName } from './field-arrays.ts'

/** Shown only if the police or a country requires it. */
const onDemand = { visible: false } as const

/** The default fields of a hotel without configuration. */
export const defaultFields = {
  search: [
    { name: 'voucher', mandatory: true, max_chars: 40 },
    { name: 'surname', mandatory: true, max_chars: 100 },
  ],
  document: [
    { name: 'firstName', mandatory: true },
    { name: 'lastName', mandatory: true },
    { name: 'birthDate', type: 'date', mandatory: true },
    { name: 'gender', type: 'select', select_source: 'genders', mandatory: true },
    { name: 'nationality', type: 'country', mandatory: true },
    { name: 'documentType', type: 'select', select_source: 'documentTypes', mandatory: true },
    { name: 'documentNumber', mandatory: true },
    { name: 'expiryDate', type: 'date', mandatory: true },
    { name: 'issueDate', type: 'date', ...onDemand },
  ],
  mainGuest: [
    { name: 'email', type: 'email', mandatory: true },
    { name: 'phone', type: 'phone' },
    { name: 'country', type: 'country', mandatory: true },
    { name: 'street', type: 'text' },
    { name: 'postalCode', type: 'postalCode' },
    { name: 'city', type: 'text' },
  ],
  otherGuest: [
    { name: 'country', type: 'country', mandatory: true },
    { name: 'email', type: 'email', ...onDemand },
    { name: 'phone', type: 'phone', ...onDemand },
    { name: 'street', type: 'text', ...onDemand },
    { name: 'postalCode', type: 'postalCode', ...onDemand },
    { name: 'relationship', type: 'select', select_source: 'relationships', mandatory: true },
  ],
  checks: [],
} satisfies Record<FieldArrayName, FieldInput[]>
