import { confirmPassword } from '@foyer/contract/staff/second-factor.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './second-factor.module.css'
import { StepHeading } from './step.tsx'

/** For a person who has no factor yet. */
export function ConfirmPassword({ onConfirmed, out }: { onConfirmed: () => void; out: ReactNode }) {
  const { say } = useTexts()
  const complain = useProblemToast()
  const call = useCall(confirmPassword)
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!password) return
    call.mutate(
      { body: { password } },
      { onSuccess: ({ confirmed }) => (confirmed ? onConfirmed() : setPassword('')), onError: complain },
    )
  }
  return (
    <form className={styles['step']} onSubmit={submit} noValidate>
      <StepHeading level={2} focused>
        {say('factor.confirm.title')}
      </StepHeading>
      <p className={styles['text']}>{say('factor.confirm.password')}</p>
      <PasswordField
        label={say('signIn.password')}
        kind="current-password"
        value={password}
        onType={setPassword}
        issue={call.data?.confirmed === false ? say('factor.confirm.wrong') : undefined}
      />
      <Button type="submit" look="primary" busy={call.isPending}>
        {say('factor.next')}
      </Button>
      <div className={styles['ways']}>{out}</div>
    </form>
  )
}
