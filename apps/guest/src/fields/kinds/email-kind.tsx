import { TextField } from '../../parts/text-field.tsx'
import { type KindProps, toSharedProps, toText } from '../kind-props.ts'

const MAX_LENGTH = 254

export function EmailKind(props: KindProps) {
  const { field, value, onChange, lookups } = props
  return (
    <TextField
      {...toSharedProps(props)}
      type="email"
      inputMode="email"
      value={toText(value)}
      onChange={onChange}
      maxLength={field.maxChars ?? MAX_LENGTH}
      placeholder={field.placeholder[lookups.language] ?? ''}
      autoComplete={lookups.fillsItself ? 'email' : 'off'}
      autoCapitalize="off"
      dir="ltr"
    />
  )
}
