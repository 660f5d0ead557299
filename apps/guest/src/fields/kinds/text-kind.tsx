import { TextField } from '../../parts/text-field.tsx'
import { type KindProps, toSharedProps, toText } from '../kind-props.ts'

interface InputAttributes {
  readonly autoComplete?: string
  readonly autoCapitalize?: 'words' | 'characters'
}

const inputAttributes: Readonly<Record<string, InputAttributes>> = {
  voucher: { autoCapitalize: 'characters' },
  surname: { autoCapitalize: 'words' },
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  secondLastName: { autoCapitalize: 'words' },
  documentNumber: { autoCapitalize: 'characters' },
  supportNumber: { autoCapitalize: 'characters' },
  street: { autoComplete: 'street-address', autoCapitalize: 'words' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  region: { autoComplete: 'address-level1', autoCapitalize: 'words' },
}

/** Long enough for any name, short enough for hotel systems. */
const MAX_LENGTH = 100

export function TextKind(props: KindProps) {
  const { field, value, onChange, lookups } = props
  const { autoComplete, autoCapitalize } = inputAttributes[field.name] ?? {}
  return (
    <TextField
      {...toSharedProps(props)}
      value={toText(value)}
      onChange={onChange}
      maxLength={field.maxChars ?? MAX_LENGTH}
      placeholder={field.placeholder[lookups.language] ?? ''}
      autoComplete={(lookups.fillsItself && autoComplete) || 'off'}
      {...(autoCapitalize && { autoCapitalize })}
      dir="auto"
    />
  )
}
