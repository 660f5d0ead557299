import { TextField } from '@foyer/web/parts/text-field.tsx'
import { type KindProps, shared, textOf } from '../kind-props.ts'
import { hasLettersInPostalCode } from '../postal-code-letters.ts'

const MOST_CHARACTERS = 20

export function PostalCodeKind(props: KindProps) {
  const { field, value, values, onChange, disabled, lookups } = props
  const letters = hasLettersInPostalCode(textOf(values['country']))
  return (
    <TextField
      {...shared(props)}
      value={disabled ? '' : textOf(value)}
      onChange={onChange}
      hint={disabled ? lookups.label('field.noPostalCode') : props.hint}
      maxLength={field.max_chars ?? MOST_CHARACTERS}
      placeholder={field.placeholder[lookups.language] ?? ''}
      inputMode={letters ? 'text' : 'numeric'}
      autoComplete={lookups.fillsItself ? 'postal-code' : 'off'}
      autoCapitalize="characters"
      dir="ltr"
    />
  )
}
