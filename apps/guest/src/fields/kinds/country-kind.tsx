import { useMemo } from 'react'
import { SelectField } from '../../parts/select-field.tsx'
import { Flag } from '../flag.tsx'
import { type KindProps, shared, textOf } from '../kind-props.ts'

export function CountryKind(props: KindProps) {
  const { value, onChange, lookups } = props
  const options = useMemo(
    () =>
      lookups.countries.map(({ key, value: name, flag }) => ({
        value: key,
        name,
        alias: key,
        ...(flag && { flag: <Flag address={flag} /> }),
      })),
    [lookups.countries],
  )
  const given = textOf(value)
  // Until the names are there, what was given stands by its code.
  const known = options.length > 0 || given === '' ? options : [{ value: given, name: given }]
  return (
    <SelectField
      {...shared(props)}
      value={given}
      onChange={onChange}
      options={known}
      placeholder={lookups.label('field.choose')}
      searchLabel={lookups.label('field.searchCountry')}
      nothingFound={lookups.label('field.nothingFound')}
    />
  )
}
