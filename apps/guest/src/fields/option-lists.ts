import type { Label } from '@foyer/domain/config/labels.ts'
import { identityCards } from '@foyer/domain/document/document-type.ts'
import type { SelectSource } from '@foyer/domain/fields/field.ts'
import { optionValues, type ShortList } from '@foyer/domain/fields/option-values.ts'
import type { Option } from '../parts/option-row.tsx'

/** `option.<noun>.<value>` is the wording key of a choice. */
const wordingPrefixes: Readonly<Record<ShortList, string>> = {
  genders: 'gender',
  documentTypes: 'documentType',
  relationships: 'relationship',
  languages: 'language',
}

/** Returns undefined if there is no short list. The current value is always a choice. */
export function findListOptions(source: SelectSource, given: string, label: Label): readonly Option[] | undefined {
  if (!isShortList(source)) return undefined
  const values: readonly string[] = optionValues[source]
  const named = (value: string) => ({ value, name: label(`option.${wordingPrefixes[source]}.${value}`) })
  const cards: readonly (string | undefined)[] = identityCards
  // Identity cards have several letters; the guest sees one kind of card.
  if (source === 'documentTypes' && cards.includes(given)) {
    return values.map((value) => (value === 'I' ? { ...named(value), value: given } : named(value)))
  }
  const isKnown = given === '' || values.includes(given)
  return [...values.map(named), ...(isKnown ? [] : [{ value: given, name: given }])]
}

function isShortList(source: SelectSource): source is ShortList {
  return source in optionValues
}
