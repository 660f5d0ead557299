import { PASSWORD_LENGTH, type WeakPassword } from '@foyer/domain/staff/password.ts'
import { useTexts } from '../wordings/texts-context.tsx'

type PasswordProblem = WeakPassword | 'wrong' | 'tokenUsed'

export function usePasswordIssue(): (why: PasswordProblem) => string {
  const { say } = useTexts()
  return (why) => say(`password.${why}`, { n: PASSWORD_LENGTH.min })
}
