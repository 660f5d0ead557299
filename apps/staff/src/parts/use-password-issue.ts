import { PASSWORD_LENGTH, type WeakPassword } from '@foyer/domain/staff/password.ts'
import { useWords } from '../wordings/words-context.tsx'

type Refused = WeakPassword | 'wrong' | 'tokenUsed'

export function usePasswordIssue(): (why: Refused) => string {
  const { say } = useWords()
  return (why) => say(`password.${why}`, { n: PASSWORD_LENGTH.least })
}
