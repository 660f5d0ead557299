import { forgetPassword } from '@foyer/contract/staff/session.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { type FormEvent, useState } from 'react'
import { EntranceFrame } from '../../frame/entrance-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { EmailField } from '../../parts/email-field.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './form.module.css'

export function ForgottenView() {
  const { say } = useTexts()
  const textOf = useProblemText()
  const link = useLink()
  const [email, setEmail] = useState('')
  const call = useCall(forgetPassword)
  const address = email.trim().toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (/^\S+@\S+\.\S+$/.test(address)) call.mutate({ body: { email: address } })
  }
  return (
    <EntranceFrame>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <h1>{say('forgotten.title')}</h1>
        {call.isSuccess ? (
          <CallOut announced title={say('forgotten.sent.title')}>
            {say('forgotten.sent.text', { email: address })}
          </CallOut>
        ) : (
          <>
            <p className={styles['text']}>{say('forgotten.text')}</p>
            <EmailField
              own
              label={say('signIn.email')}
              value={email}
              onType={setEmail}
              issue={call.error ? textOf(call.error) : undefined}
            />
            <Button type="submit" look="primary" big busy={call.isPending}>
              {say('forgotten.send')}
            </Button>
          </>
        )}
        <p>
          <a className={words['link']} {...link(place('arrivals'))}>
            {say('forgotten.back')}
          </a>
        </p>
      </form>
    </EntranceFrame>
  )
}
