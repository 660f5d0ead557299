import { CheckField } from '../../parts/check-field.tsx'
import type { KindProps } from '../kind-props.ts'

export function CheckboxKind({ field, label, value, onChange, issue, hint, required, disabled, readOnly }: KindProps) {
  return (
    <CheckField
      {...{ label, onChange, issue, hint, required }}
      name={field.name}
      value={value === true}
      disabled={disabled || readOnly}
    />
  )
}
