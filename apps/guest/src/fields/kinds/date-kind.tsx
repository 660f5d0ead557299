import { getLocale } from '@foyer/domain/basics/locale.ts'
import { DateField } from '../../parts/date-field.tsx'
import { type KindProps, toSharedProps, toText } from '../kind-props.ts'

export function DateKind(props: KindProps) {
  const { field, value, onChange, lookups } = props
  const { label, language } = lookups
  const part = (name: 'day' | 'month' | 'year') => ({
    label: label(`field.${name}`),
    placeholder: label(`field.${name}.placeholder`),
  })
  return (
    <DateField
      {...toSharedProps(props)}
      value={toText(value)}
      onChange={onChange}
      locale={getLocale(language)}
      parts={{ day: part('day'), month: part('month'), year: part('year') }}
      {...(lookups.fillsItself && field.name === 'birthDate' && { autoComplete: 'bday' as const })}
    />
  )
}
