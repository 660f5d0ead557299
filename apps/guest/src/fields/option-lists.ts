import type { Label } from '@foyer/domain/config/labels.ts'
import { languages } from '@foyer/domain/config/language.ts'
import type { SelectSource } from '@foyer/domain/fields/field.ts'
import type { Option } from '@foyer/web/parts/option-row.tsx'

interface LabelList {
  /** `option.<noun>.<value>` is the wording of a choice. */
  readonly noun: string
  readonly values: readonly string[]
}

/** Passport, identity card, residence permit. The other letters are how some hotels' systems write an identity card. */
const documentTypes = ['P', 'I', 'N']

/** The letters that Spain's register of travellers uses. */
const relationships = ['PM', 'AB', 'BA', 'HR', 'TI', 'TU', 'OT']

/** The lists that our own wordings hold. The others are places, which only a server knows. */
const lists: Partial<Record<SelectSource, LabelList>> = {
  genders: { noun: 'gender', values: ['F', 'M'] },
  documentTypes: { noun: 'documentType', values: documentTypes },
  relationships: { noun: 'relationship', values: relationships },
  languages: { noun: 'language', values: languages },
}

/** Identity cards under another letter: the guest sees one kind of card. */
const sameCard: readonly string[] = ['ID', 'DNI', 'D']

/** Undefined where there is no list. What was given before is always among the choices. */
export function listedOptions(source: SelectSource, given: string, label: Label): readonly Option[] | undefined {
  const list = lists[source]
  if (!list) return undefined
  const named = (value: string) => ({ value, name: label(`option.${list.noun}.${value}`) })
  if (source === 'documentTypes' && sameCard.includes(given)) {
    return list.values.map((value) => (value === 'I' ? { ...named(value), value: given } : named(value)))
  }
  const isKnown = given === '' || list.values.includes(given)
  return [...list.values.map(named), ...(isKnown ? [] : [{ value: given, name: given }])]
}
