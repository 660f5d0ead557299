import { resetPassword } from '@foyer/contract/staff/session.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { type FormEvent, useState } from 'react'
import { EntranceFrame } from '../../frame/entrance-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { NewPasswordField } from '../../parts/new-password-field.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { usePasswordIssue } from '../../parts/use-password-issue.ts'
import { place } from '../../places/place.ts'
import { useAddress, useCurrentPlace, useLink } from '../../places/places-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './form.module.css'

/** Opened from a mail: resets a forgotten password, or sets the first one. */
export function ResetView({ onDone }: { onDone: () => void }) {
  const { say } = useTexts()
  const textOf = useProblemText()
  const issueOf = usePasswordIssue()
  const address = useAddress()
  const link = useLink()
  const token = useCurrentPlace()?.params['token'] ?? ''
  const [password, setPassword] = useState('')
  const call = useCall(resetPassword)
  const refused = call.data?.refused
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!password) return
    call.mutate(
      { body: { token, password } },
      {
        onSuccess: (answer) => {
          if (answer.refused) return
          onDone()
          address.go(place('arrivals'), 'replace')
        },
      },
    )
  }
  const issue = refused && refused !== 'tokenUsed' ? issueOf(refused) : undefined
  return (
    <EntranceFrame>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <h1>{say('password.title')}</h1>
        {refused === 'tokenUsed' && <CallOut announced mark="needsPerson" title={issueOf(refused)} />}
        {call.error && <CallOut announced mark="failed" title={textOf(call.error)} />}
        <NewPasswordField value={password} onType={setPassword} issue={issue} />
        <Button type="submit" look="primary" big busy={call.isPending}>
          {say('password.set')}
        </Button>
        <p>
          <a className={words['link']} {...link(place('forgotten'))}>
            {say('signIn.forgotten')}
          </a>
        </p>
      </form>
    </EntranceFrame>
  )
}
