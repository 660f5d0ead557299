import { defaultFields } from '../fields/default-fields.ts'
import { type Field, parseField, type SearchFieldName, searchFieldNames } from '../fields/field.ts'
import type { FieldArrays } from '../fields/field-arrays.ts'
import { maxSearchLength } from './max-search-length.ts'
import type { SearchPolicy } from './search-policy.ts'

interface SearchSite {
  readonly fields: Pick<FieldArrays, 'search'>
  readonly policies: { readonly search: Pick<SearchPolicy, 'onlySurname'> }
}

interface SearchFieldsOptions {
  /** The number has not been asked for yet. */
  readonly surnameAlone: boolean
}

export interface SearchField extends Field {
  readonly name: SearchFieldName
  readonly maxChars: number
}

/**
 * The fields of the search. If the surname may be sufficient it comes alone, and the number is
 * added when it was not, even if the hotel has configured only the surname.
 */
export function getSearchFields(
  { fields, policies }: SearchSite,
  { surnameAlone }: SearchFieldsOptions,
): readonly SearchField[] {
  const known = (name: SearchFieldName) =>
    [...fields.search, ...defaultSearchFields].filter((field) => field.name === name).slice(0, 1)
  const shown = fields.search.filter(({ visible }) => visible)
  if (!policies.search.onlySurname) return shown.map(toSearchField)
  if (surnameAlone) return known('surname').map(toSearchField)
  const missing = searchFieldNames.filter((name) => shown.every((field) => field.name !== name))
  return [...missing.flatMap(known), ...shown].map(toSearchField)
}

const defaultSearchFields = defaultFields.search.map(parseField)

/** The configuration allows no other names here. */
function toSearchField(field: Field): SearchField {
  const name = field.name as SearchFieldName
  return { ...field, name, maxChars: Math.min(field.maxChars ?? Number.POSITIVE_INFINITY, maxSearchLength[name]) }
}
