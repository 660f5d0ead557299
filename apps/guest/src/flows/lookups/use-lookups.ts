import { type SelectOption, selectOptions } from '@foyer/contract/select.ts'
import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { type FieldValues, type Lookups, toText } from '../../fields/kind-props.ts'
import { findListOptions } from '../../fields/option-lists.ts'
import type { Option } from '../../parts/option-row.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

const noCountries: readonly SelectOption[] = []

interface LookupOptions {
  readonly fields: readonly ShownField[]
  readonly values: FieldValues
  readonly fillsItself: boolean
  /** The choices of the source `adults`. */
  readonly adults?: readonly Option[]
}

/** The texts, lists and countries that a form on this page needs. */
export function useLookups({ fields, values, fillsItself, adults }: LookupOptions): Lookups {
  const { label, language, site, hotel } = useSite()
  const countries = useCountries(fields.some(({ field: { type } }) => type === 'country' || type === 'phone'))
  // A kiosk is shared, so its browser must not offer the last guest's name.
  const fills = fillsItself && !site.device.enrolledOnly
  return useMemo(
    () => ({
      label,
      language,
      countries,
      hotelCountry: hotel.country,
      fillsItself: fills,
      options: ({ selectSource, name }) =>
        selectSource === 'adults' ? adults : selectSource && findListOptions(selectSource, toText(values[name]), label),
    }),
    [label, language, countries, hotel.country, fills, values, adults],
  )
}

/** Retries loading countries, because the form can't be completed without them. */
function useCountries(when: boolean): readonly SelectOption[] {
  const { hotel, language } = useSite()
  const problems = useProblems()
  const body = { source: { list: 'countries' as const }, hotelId: hotel.id, language }
  const { data = noCountries, error, refetch } = useLoad(selectOptions, { body }, { when })
  const tell = useEffectEvent(() => problems.show(error, { retry: refetch }))
  useEffect(() => {
    if (error) tell()
  }, [error])
  return data
}
