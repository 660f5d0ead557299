import type { StaffSession } from '@foyer/contract/staff/session.ts'
import type { FactorKind } from '@foyer/domain/staff/second-factor.ts'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { canUsePasskeys } from './browser-passkeys.ts'
import { CodeField, isWholeCode } from './code-field.tsx'
import styles from './second-factor.module.css'
import { StepHeading } from './step.tsx'
import { type ProofIssue, useProof } from './use-proof.ts'

interface ProveFactorProps {
  level: 1 | 2
  /** The kinds that this person has. */
  factors: readonly FactorKind[]
  /** What happens next, above the field. */
  children?: ReactNode
  onProved: (session: StaffSession) => void
  /** Further ways out, below the buttons. */
  out: ReactNode
}

type Way = 'totp' | 'passkey' | 'recovery'

/** Asks for a code of the app, a passkey or a recovery code, whatever the person has. */
export function ProveFactor({ level, factors, children, onProved, out }: ProveFactorProps) {
  const { say } = useTexts()
  const hasApp = factors.includes('totp')
  const hasPasskey = factors.includes('passkey') && canUsePasskeys()
  const [way, setWay] = useState<Way>(hasApp ? 'totp' : hasPasskey ? 'passkey' : 'recovery')
  const [code, setCode] = useState('')
  const proof = useProof(onProved)
  const choose = (next: Way) => {
    setWay(next)
    setCode('')
    proof.clearIssue()
  }
  const startPasskey = () => {
    choose('passkey')
    proof.provePasskey()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (way === 'passkey') return proof.provePasskey()
    if (way === 'totp' ? isWholeCode(code) : code.trim()) proof.proveCode(code.trim(), () => setCode(''))
  }
  const wrong =
    proof.issue === 'code' ? say(way === 'recovery' ? 'factor.recovery.wrong' : 'factor.code.wrong') : undefined
  return (
    <form className={styles['step']} onSubmit={submit} noValidate>
      <StepHeading level={level} focused={way === 'passkey'}>
        {say('factor.confirm.title')}
      </StepHeading>
      {children}
      <ProofMessage issue={proof.issue} />
      {way === 'totp' && (
        <>
          <p className={styles['text']}>{say('factor.code.text')}</p>
          <CodeField key={way} first label={say('factor.code')} value={code} onType={setCode} issue={wrong} />
        </>
      )}
      {way === 'recovery' && (
        <>
          <p className={styles['text']}>{say('factor.recovery.text')}</p>
          <CodeField
            key={way}
            first
            recovery
            label={say('factor.recovery')}
            value={code}
            onType={setCode}
            issue={wrong}
          />
        </>
      )}
      {way === 'passkey' ? (
        <>
          <p className={styles['text']}>{say('factor.passkey.ask')}</p>
          <Button type="submit" look="primary" big busy={proof.isBusy}>
            <Fingerprint size={16} aria-hidden />
            {say('factor.passkey.use')}
          </Button>
        </>
      ) : (
        <Button type="submit" look="primary" big busy={proof.isBusy}>
          {say('factor.next')}
        </Button>
      )}
      <div className={styles['ways']}>
        {hasPasskey && way !== 'passkey' && (
          <Button onClick={startPasskey}>
            <Fingerprint size={16} aria-hidden />
            {say('factor.passkey.use')}
          </Button>
        )}
        {hasApp && way !== 'totp' && <Button onClick={() => choose('totp')}>{say('factor.code.use')}</Button>}
        {way !== 'recovery' && <Button onClick={() => choose('recovery')}>{say('factor.recovery.use')}</Button>}
        {out}
      </div>
    </form>
  )
}

/** What no field can show. */
function ProofMessage({ issue }: { issue: ProofIssue | undefined }) {
  const { say } = useTexts()
  const textOf = useProblemText()
  if (issue === 'passkey') return <CallOut announced mark="needsPerson" title={say('factor.passkey.failed')} />
  if (issue === 'tooMany') return <CallOut announced mark="needsPerson" title={say('factor.tooMany')} />
  // A wrong code is shown at its field.
  if (issue === undefined || issue === 'code') return null
  return <CallOut announced mark="failed" title={textOf(issue)} />
}
