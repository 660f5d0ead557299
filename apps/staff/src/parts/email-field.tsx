import { TextField } from './field.tsx'

interface EmailFieldProps {
  label: string
  value: string
  onType: (text: string) => void
  /** The user's own address, which a password manager may fill in. */
  own?: boolean
  issue?: string | undefined
}

export function EmailField({ label, value, onType, own = false, issue }: EmailFieldProps) {
  return (
    <TextField
      tall={own}
      label={label}
      type="email"
      autoComplete={own ? 'username' : 'off'}
      maxLength={254}
      value={value}
      issue={issue}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
