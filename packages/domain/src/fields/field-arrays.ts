import type { Field } from './field.ts'

/** The field arrays that screens ask for, by name. `checks` are the consents above a signature. */
export const fieldArrayNames = ['search', 'document', 'mainGuest', 'otherGuest', 'checks'] as const
export type FieldArrayName = (typeof fieldArrayNames)[number]

export type FieldArrays = Readonly<Record<FieldArrayName, readonly Field[]>>
