import { languages } from '../basics/language.ts'
import type { SelectSource } from './field.ts'

/**
 * The short lists with the values that are stored. Places are long lists that only the server has.
 */
export const optionValues = {
  genders: ['F', 'M'],
  /** Passport, identity card, residence permit. */
  documentTypes: ['P', 'I', 'N'],
  /** What an adult can be to a child, by the codes of Spain's traveller register. */
  relationships: ['PM', 'AB', 'BA', 'HR', 'TI', 'CD', 'SG', 'CY', 'TU', 'OT'],
  languages,
} as const satisfies Partial<Record<SelectSource, readonly string[]>>

export type ShortList = keyof typeof optionValues
