import { addPasskey, offerPasskey } from '@foyer/contract/staff/second-factor.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { AddedFactor } from './add-factor.tsx'
import { createPasskey } from './browser-passkeys.ts'
import { NameField } from './name-field.tsx'
import styles from './second-factor.module.css'
import { StepHeading } from './step.tsx'

interface AddFormProps {
  level: 1 | 2
  onAdded: (added: AddedFactor) => void
  onBack: () => void
}

export function AddPasskey({ level, onAdded, onBack }: AddFormProps) {
  const { say } = useTexts()
  const textOf = useProblemText()
  const offer = useCall(offerPasskey)
  const add = useCall(addPasskey)
  const [name, setName] = useState<string>(say('factor.passkey'))
  const [isBusy, setIsBusy] = useState(false)
  const [issue, setIssue] = useState<'refused' | Problem>()

  async function create() {
    setIsBusy(true)
    setIssue(undefined)
    try {
      const offered = await offer.mutateAsync({})
      const answer = offered.outcome === 'offered' ? await createPasskey(offered.options) : undefined
      const reply = answer && (await add.mutateAsync({ body: { name: name.trim(), answer } }))
      if (reply?.outcome === 'added') onAdded({ name: name.trim(), ...reply, recoveryCodes: reply.recoveryCodes })
      else setIssue('refused')
    } catch (problem) {
      setIssue(problem as Problem)
    } finally {
      setIsBusy(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) void create()
  }
  return (
    <form className={styles['step']} onSubmit={submit} noValidate>
      <StepHeading level={level} focused>
        {say('factor.passkey.title')}
      </StepHeading>
      {issue && (
        <CallOut
          announced
          mark={issue === 'refused' ? 'needsPerson' : 'failed'}
          title={issue === 'refused' ? say('factor.passkey.failed') : textOf(issue)}
        />
      )}
      <p className={styles['text']}>
        {say('factor.passkey.ask')} {say('factor.passkey.shared')}
      </p>
      <NameField value={name} onType={setName} />
      <Button type="submit" look="primary" big busy={isBusy}>
        <Fingerprint size={16} aria-hidden />
        {say('factor.passkey.create')}
      </Button>
      <div className={styles['ways']}>
        <Button onClick={onBack}>{say('factor.other')}</Button>
      </div>
    </form>
  )
}
