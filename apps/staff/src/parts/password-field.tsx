import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useTexts } from '../wordings/texts-context.tsx'
import { IconButton } from './button.tsx'
import { TextField } from './field.tsx'

interface PasswordFieldProps {
  label: string
  value: string
  onType: (text: string) => void
  /** Autocomplete hint for password managers. */
  kind: 'current-password' | 'new-password'
  hint?: string | undefined
  issue?: string | undefined
  invalid?: boolean
}

export function PasswordField({ label, value, onType, kind, hint, issue, invalid }: PasswordFieldProps) {
  const { say } = useTexts()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      tall
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={kind}
      spellCheck={false}
      autoCapitalize="none"
      maxLength={1024}
      value={value}
      hint={hint}
      issue={issue}
      {...(invalid && { 'aria-invalid': true })}
      onChange={(event) => onType(event.target.value)}
      after={
        <IconButton label={say(isShown ? 'signIn.hide' : 'signIn.show')} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        </IconButton>
      }
    />
  )
}
