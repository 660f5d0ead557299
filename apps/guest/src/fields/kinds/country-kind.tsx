import type { SelectOption } from '@foyer/contract/select.ts'
import { useMemo } from 'react'
import { SelectField } from '../../parts/select-field.tsx'
import { Flag } from '../flag.tsx'
import { type FieldValue, type KindProps, toSharedProps, toText } from '../kind-props.ts'

export function CountryKind(props: KindProps) {
  const { field, value, values, onChange, disabled, lookups } = props
  // Most guests live in the country of their nationality, which also issued their document.
  const likely = field.name === 'nationality' ? values['country'] : values['nationality']
  const options = useMemo(
    () =>
      moveLikelyFirst(lookups.countries, likely).map(({ key, value: name, flag }) => ({
        value: key,
        name,
        alias: key,
        ...(flag && { flag: <Flag address={flag} /> }),
      })),
    [lookups.countries, likely],
  )
  const given = toText(value)
  // Until the names have loaded, the country is shown by its code.
  const known = options.length > 0 || given === '' ? options : [{ value: given, name: given }]
  return (
    <SelectField
      {...toSharedProps(props)}
      value={given}
      onChange={onChange}
      options={known}
      // A list opened while empty would close when its names arrive.
      disabled={disabled || options.length === 0}
      placeholder={lookups.label('field.choose')}
      searchLabel={lookups.label('field.searchCountry')}
      nothingFound={lookups.label('field.nothingFound')}
    />
  )
}

function moveLikelyFirst(countries: readonly SelectOption[], likely: FieldValue | undefined): readonly SelectOption[] {
  const first = countries.filter(({ key }) => key === likely)
  return first.length > 0 ? [...first, ...countries.filter(({ key }) => key !== likely)] : countries
}
