import { useMemo } from 'react'
import type { Option } from '../../parts/option-row.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { type KindProps, toSharedProps, toText } from '../kind-props.ts'
import { usePlaceList } from '../use-place-list.ts'
import { TextKind } from './text-kind.tsx'

const noOptions: readonly Option[] = []

/** A region or municipality: chosen from the country's list if there is one, otherwise typed. */
export function PlaceKind(props: KindProps) {
  const { field, value, values, onChange, disabled, hint, lookups } = props
  const { label, language } = lookups
  const list = usePlaceList(field, values)
  const given = toText(value)
  const places = list.state === 'listed' ? list.places : undefined
  const options = useMemo(() => places && toOptions(places, given), [places, given])
  if (list.state === 'typed') return <TextKind {...props} />
  return (
    <SelectField
      {...toSharedProps(props)}
      value={given}
      onChange={onChange}
      options={options ?? noOptions}
      disabled={disabled || !options}
      hint={list.state === 'after' ? label(`field.${list.first}First`) : hint}
      // While names load, a place chosen earlier has none; blank is better than "Please choose".
      placeholder={list.state === 'loading' ? '' : (field.placeholder[language] ?? label('field.choose'))}
      searchLabel={label('field.search')}
      nothingFound={label('field.nothingFound')}
    />
  )
}

/** The current value is always a choice, because a hotel's system may have stored a name. */
function toOptions(places: readonly { key: string; value: string }[], given: string): readonly Option[] {
  const options = places.map(({ key, value }) => ({ value: key, name: value }))
  const isKnown = given === '' || options.some(({ value }) => value === given)
  return isKnown ? options : [{ value: given, name: given }, ...options]
}
