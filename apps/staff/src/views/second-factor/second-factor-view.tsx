import type { PendingSession, StaffSession } from '@foyer/contract/staff/session.ts'
import { ApiProvider } from '@foyer/web/api/api-provider.tsx'
import { anonymousCaller, type Caller } from '@foyer/web/api/caller.ts'
import { useEffect, useMemo, useState } from 'react'
import { EntranceFrame } from '../../frame/entrance-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { type AddedFactor, AddFactor } from './add-factor.tsx'
import { ProveFactor } from './prove-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface SecondFactorViewProps {
  pending: PendingSession
  onSession: (session: StaffSession) => void
  onBack: () => void
}

/** After the password: proves the second factor, or sets up the first one. */
export function SecondFactorView({ pending, onSession, onBack }: SecondFactorViewProps) {
  const { say } = useTexts()
  const { csrf, factors } = pending
  const [added, setAdded] = useState<AddedFactor>()
  const caller = useMemo<Caller>(() => ({ ...anonymousCaller, getContext: () => ({ headers: { csrf } }) }), [csrf])
  useEffect(() => {
    document.title = `${say('factor.title')} · ${say('app.name')}`
  }, [say])
  const back = (
    <Button look="quiet" onClick={onBack}>
      {say('factor.back')}
    </Button>
  )
  function step() {
    if (added)
      return <RecoveryCodes level={1} codes={added.recoveryCodes ?? []} onDone={() => onSession(added.session)} />
    if (factors.length > 0) return <ProveFactor level={1} factors={factors} onProved={onSession} out={back} />
    return (
      <AddFactor
        level={1}
        title={say('factor.setUp.title')}
        text={say('factor.setUp.text')}
        onAdded={setAdded}
        out={back}
      />
    )
  }
  return (
    <EntranceFrame>
      <ApiProvider caller={caller}>{step()}</ApiProvider>
    </EntranceFrame>
  )
}
