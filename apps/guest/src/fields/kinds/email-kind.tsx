import { TextField } from '../../parts/text-field.tsx'
import { type KindProps, shared, textOf } from '../kind-props.ts'

const MOST_CHARACTERS = 254

export function EmailKind(props: KindProps) {
  const { field, value, onChange, lookups } = props
  return (
    <TextField
      {...shared(props)}
      type="email"
      inputMode="email"
      value={textOf(value)}
      onChange={onChange}
      maxLength={field.maxChars ?? MOST_CHARACTERS}
      placeholder={field.placeholder[lookups.language] ?? ''}
      autoComplete={lookups.fillsItself ? 'email' : 'off'}
      autoCapitalize="off"
      dir="ltr"
    />
  )
}
