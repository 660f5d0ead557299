import { SelectField } from '../../parts/select-field.tsx'
import { type KindProps, toSharedProps, toText } from '../kind-props.ts'
import { PlaceKind } from './place-kind.tsx'
import { TextKind } from './text-kind.tsx'

export function SelectKind(props: KindProps) {
  const { field, value, onChange, lookups } = props
  if (field.selectSource === 'regions' || field.selectSource === 'municipalities') return <PlaceKind {...props} />
  const options = lookups.options(field)
  if (!options) return <TextKind {...props} />
  return (
    <SelectField
      {...toSharedProps(props)}
      value={toText(value)}
      onChange={onChange}
      options={options}
      placeholder={field.placeholder[lookups.language] ?? lookups.label('field.choose')}
      searchLabel={lookups.label('field.search')}
      nothingFound={lookups.label('field.nothingFound')}
    />
  )
}
