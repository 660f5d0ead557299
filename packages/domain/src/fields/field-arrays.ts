import type { Field } from './field.ts'

/** The names of the field arrays that screens use. `checks` are the consents above a signature. */
export const fieldArrayNames = ['search', 'document', 'mainGuest', 'otherGuest', 'checks'] as const
export type FieldArrayName = (typeof fieldArrayNames)[number]

export type FieldArrays = Readonly<Record<FieldArrayName, readonly Field[]>>
