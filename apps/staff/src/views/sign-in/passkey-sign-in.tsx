import type { StaffSession } from '@foyer/contract/staff/session.ts'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { canUsePasskeys } from '../second-factor/browser-passkeys.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** The button for people who have a passkey, and why the last attempt did not work. */
export function PasskeySignIn({ onSession }: { onSession: (session: StaffSession) => void }) {
  const { say } = useTexts()
  const textOf = useProblemText()
  const { isBusy, issue, signIn } = usePasskeySignIn(onSession)
  if (!canUsePasskeys()) return null
  return (
    <>
      <Button big busy={isBusy} onClick={signIn}>
        <Fingerprint size={16} aria-hidden />
        {say('factor.passkey.use')}
      </Button>
      {issue === 'refused' && <CallOut announced mark="needsPerson" title={say('factor.passkey.failed')} />}
      {issue && issue !== 'refused' && <CallOut announced mark="failed" title={textOf(issue)} />}
    </>
  )
}
