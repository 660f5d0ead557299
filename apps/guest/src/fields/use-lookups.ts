import { type SelectOption, selectOptions } from '@foyer/contract/select.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useMemo } from 'react'
import { useSite } from '../site/site-context.tsx'
import { type FieldValues, type Lookups, textOf } from './kind-props.ts'
import { listedOptions } from './option-lists.ts'

const noCountries: readonly SelectOption[] = []

/** What a form of this page asks for words, lists and countries. */
export function useLookups({ values, fillsItself }: { values: FieldValues; fillsItself: boolean }): Lookups {
  const { label, language, site, hotel } = useSite()
  const { data: countries = noCountries } = useLoad(selectOptions, {
    body: { source: { list: 'countries' }, hotelId: hotel.id, language },
  })
  // A kiosk belongs to nobody: its browser must not offer the last guest's name.
  const fills = fillsItself && !site.device.enrolledOnly
  return useMemo(
    () => ({
      label,
      language,
      countries,
      fillsItself: fills,
      options: (field) => field.select_source && listedOptions(field.select_source, textOf(values[field.name]), label),
    }),
    [label, language, countries, fills, values],
  )
}
