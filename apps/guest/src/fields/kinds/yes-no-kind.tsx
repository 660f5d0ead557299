import { YesNoField } from '../../parts/yes-no-field.tsx'
import { type KindProps, toSharedProps } from '../kind-props.ts'

export function YesNoKind(props: KindProps) {
  const { value, onChange, disabled, readOnly, lookups } = props
  return (
    <YesNoField
      {...toSharedProps(props)}
      value={typeof value === 'boolean' ? value : undefined}
      onChange={onChange}
      disabled={disabled || readOnly}
      yes={lookups.label('field.yes')}
      no={lookups.label('field.no')}
    />
  )
}
