import { TextField } from '../../parts/text-field.tsx'
import { type KindProps, shared, textOf } from '../kind-props.ts'

interface Manner {
  readonly autoComplete?: string
  readonly autoCapitalize?: 'words' | 'characters'
}

const manners: Readonly<Record<string, Manner>> = {
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
const MOST_CHARACTERS = 100

export function TextKind(props: KindProps) {
  const { field, value, onChange, lookups } = props
  const { autoComplete, autoCapitalize } = manners[field.name] ?? {}
  return (
    <TextField
      {...shared(props)}
      value={textOf(value)}
      onChange={onChange}
      maxLength={field.maxChars ?? MOST_CHARACTERS}
      placeholder={field.placeholder[lookups.language] ?? ''}
      autoComplete={(lookups.fillsItself && autoComplete) || 'off'}
      {...(autoCapitalize && { autoCapitalize })}
      dir="auto"
    />
  )
}
