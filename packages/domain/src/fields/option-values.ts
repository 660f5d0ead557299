import { languages } from '../basics/language.ts'
import type { SelectSource } from './field.ts'

/** The short lists, by what is kept of a choice. Places are long lists, and only a server knows them. */
export const optionValues = {
  genders: ['F', 'M'],
  /** Passport, identity card, residence permit. */
  documentTypes: ['P', 'I', 'N'],
  /** The letters that Spain's register of travellers uses. */
  relationships: ['PM', 'AB', 'BA', 'HR', 'TI', 'TU', 'OT'],
  languages,
} as const satisfies Partial<Record<SelectSource, readonly string[]>>

export type ShortList = keyof typeof optionValues
