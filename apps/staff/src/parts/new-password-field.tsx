import { PASSWORD_LENGTH } from '@foyer/domain/staff/password.ts'
import { useTexts } from '../wordings/texts-context.tsx'
import { PasswordField } from './password-field.tsx'

interface NewPasswordFieldProps {
  value: string
  onType: (text: string) => void
  issue: string | undefined
}

export function NewPasswordField({ value, onType, issue }: NewPasswordFieldProps) {
  const { say } = useTexts()
  return (
    <PasswordField
      label={say('password.new')}
      kind="new-password"
      value={value}
      onType={onType}
      hint={say('password.hint', { n: PASSWORD_LENGTH.min })}
      issue={issue}
    />
  )
}
