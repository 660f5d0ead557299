import type { SingleSignOnFacts } from '@foyer/contract/staff/page.ts'
import type { PendingSession, StaffSession } from '@foyer/contract/staff/session.ts'
import { type FormEvent, lazy, useEffect, useState } from 'react'
import { EntranceFrame } from '../../frame/entrance-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { EmailField } from '../../parts/email-field.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { StateLabel } from '../../parts/state-label.tsx'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { CompanySignIn } from './company-sign-in.tsx'
import styles from './form.module.css'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { isEmergency } from './use-company-sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

const SecondFactorView = lazy(async () => ({
  default: (await import('../second-factor/second-factor-view.tsx')).SecondFactorView,
}))

interface SignInProps {
  version: string
  why: 'signedOut' | 'ended' | 'changed' | undefined
  singleSignOn: SingleSignOnFacts | undefined
  onSession: (session: StaffSession) => void
}

export function SignInView({ version, why, singleSignOn, onSession }: SignInProps) {
  const { say } = useTexts()
  const link = useLink()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [pending, setPending] = useState<PendingSession>()
  const { isBusy, problem, refusal, left, signIn } = useSignIn(onSession, setPending)
  useEffect(() => {
    document.title = `${say('signIn.go')} · ${say('app.name')}`
  }, [say])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (left === 0 && email.trim() && password) signIn(email.trim().toLowerCase(), password)
  }
  const [hasForm] = useState(() => !singleSignOn?.only || isEmergency(location.search))
  if (pending) {
    const startOver = () => {
      setPassword('')
      setPending(undefined)
    }
    return <SecondFactorView pending={pending} onSession={onSession} onBack={startOver} />
  }
  const note = [say('signIn.note'), ...(version ? [say('app.version', { version })] : [])].join(' · ')
  function passwordFields() {
    return (
      <>
        <EmailField own label={say('signIn.email')} value={email} onType={setEmail} />
        <PasswordField
          label={say('signIn.password')}
          kind="current-password"
          value={password}
          onType={setPassword}
          invalid={refusal === 'refused'}
        />
        <Button type="submit" look={singleSignOn ? 'plain' : 'primary'} big busy={isBusy} disabled={left > 0}>
          {left > 0 ? say('signIn.goIn', { n: left }) : say('signIn.go')}
        </Button>
        <PasskeySignIn onSession={onSession} />
        <p>
          <a className={words['link']} {...link(place('forgotten'))}>
            {say('signIn.forgotten')}
          </a>
        </p>
      </>
    )
  }
  return (
    <EntranceFrame note={note}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <h1>{say(`signIn.${toPartOfDay(new Date().getHours())}`)}</h1>
        <SignInMessage refusal={refusal} left={left} why={why} problem={problem} />
        {singleSignOn && <CompanySignIn facts={singleSignOn} hasForm={hasForm} isSignedOut={why === 'signedOut'} />}
        {hasForm && passwordFields()}
      </form>
    </EntranceFrame>
  )
}

interface SignInMessageProps {
  refusal: 'refused' | 'wait' | undefined
  left: number
  why: SignInProps['why']
  problem: ReturnType<typeof useSignIn>['problem']
}

function SignInMessage({ refusal, left, why, problem }: SignInMessageProps) {
  const { say } = useTexts()
  const textOf = useProblemText()
  if (problem) {
    return (
      <CallOut announced mark="failed" title={say('problem.title')}>
        {textOf(problem)}
      </CallOut>
    )
  }
  if (refusal === 'wait') {
    return (
      <CallOut announced mark="needsPerson" title={say('signIn.wait.title')}>
        {say('signIn.wait.text', { n: left })}
      </CallOut>
    )
  }
  if (refusal === 'refused') {
    return (
      <CallOut announced mark="needsPerson" title={say('signIn.refused.title')}>
        {left > 0 ? say('signIn.refused.wait', { n: left }) : say('signIn.refused.text')}
      </CallOut>
    )
  }
  if (why === 'ended') return <CallOut title={say('signIn.ended.title')}>{say('signIn.ended.text')}</CallOut>
  if (!why) return null
  return <StateLabel mark="done">{say(why === 'changed' ? 'signIn.changed' : 'signIn.signedOut')}</StateLabel>
}

function toPartOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
