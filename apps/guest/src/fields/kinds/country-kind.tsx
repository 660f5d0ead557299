import type { SelectOption } from '@foyer/contract/select.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import { useMemo } from 'react'
import { SelectField } from '../../parts/select-field.tsx'
import { Flag } from '../flag.tsx'
import { type KindProps, toSharedProps, toText } from '../kind-props.ts'

export function CountryKind(props: KindProps) {
  const { field, value, values, onChange, disabled, lookups } = props
  // Most guests live in the country of their nationality, which also issued their document.
  const own = toText(field.name === 'nationality' ? values['country'] : values['nationality'])
  const { countries, language, hotelCountry } = lookups
  const options = useMemo(
    () =>
      moveLikelyFirst(countries, [own, hotelCountry, ...languageCountries[language]]).map(
        ({ key, value: name, flag }) => ({
          value: key,
          name,
          alias: key,
          ...(flag && { flag: <Flag address={flag} /> }),
        }),
      ),
    [countries, language, hotelCountry, own],
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

/** Where most guests live who read this language. */
const languageCountries: Readonly<Record<Language, readonly string[]>> = {
  ca: ['ESP', 'AND'],
  de: ['DEU', 'AUT', 'CHE'],
  en: ['GBR', 'USA', 'IRL'],
  es: ['ESP'],
  fr: ['FRA', 'BEL', 'CHE'],
  it: ['ITA', 'CHE'],
  pt: ['PRT', 'BRA'],
}

function moveLikelyFirst(
  countries: readonly SelectOption[],
  likely: readonly (string | undefined)[],
): readonly SelectOption[] {
  const first = [...new Set(likely)].flatMap((code) => countries.find(({ key }) => key === code) ?? [])
  return [...first, ...countries.filter((country) => !first.includes(country))]
}
