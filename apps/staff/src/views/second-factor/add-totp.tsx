import { addTotp, offerTotp } from '@foyer/contract/staff/second-factor.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { Loading } from '../../parts/loading.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { AddedFactor } from './add-factor.tsx'
import { CodeField, isWholeCode } from './code-field.tsx'
import { NameField } from './name-field.tsx'
import styles from './second-factor.module.css'
import { StepHeading } from './step.tsx'

interface AddFormProps {
  level: 1 | 2
  onAdded: (added: AddedFactor) => void
  onBack: () => void
}

/** Shows the secret as a picture and as text, and adds the app once it shows a right code. */
export function AddTotp({ level, onAdded, onBack }: AddFormProps) {
  const { say } = useTexts()
  const textOf = useProblemText()
  const offer = useOffer()
  const add = useCall(addTotp)
  const [name, setName] = useState<string>(say('factor.totp'))
  const [code, setCode] = useState('')
  const data = offer.data?.outcome === 'offered' ? offer.data : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWholeCode(code) || !name.trim()) return
    add.mutate(
      { body: { name: name.trim(), code } },
      {
        onSuccess: (reply) => {
          if (reply.outcome === 'added') onAdded({ name: name.trim(), ...reply, recoveryCodes: reply.recoveryCodes })
          else setCode('')
        },
      },
    )
  }
  const problem = offer.error ?? add.error
  const isWrong = add.data?.outcome === 'refused' && !add.isPending
  return (
    <form className={styles['step']} onSubmit={submit} noValidate>
      <StepHeading level={level} focused>
        {say('factor.totp.title')}
      </StepHeading>
      {problem && <CallOut announced mark="failed" title={textOf(problem)} />}
      {offer.isPending && <Loading />}
      {data && (
        <>
          <p className={styles['text']}>{say('factor.totp.scan')}</p>
          <div className={styles['secret']}>
            <img src={data.qr} alt={say('factor.totp.qr')} width={168} height={168} />
            <p>
              <span>{say('factor.totp.secret')}</span>
              <code>{data.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </div>
          <CodeField
            label={say('factor.totp.confirm')}
            value={code}
            onType={setCode}
            issue={isWrong ? say('factor.totp.wrong') : undefined}
          />
          <NameField value={name} onType={setName} />
          <Button type="submit" look="primary" big busy={add.isPending}>
            {say('factor.next')}
          </Button>
        </>
      )}
      <div className={styles['ways']}>
        <Button onClick={onBack}>{say('factor.other')}</Button>
      </div>
    </form>
  )
}

/** One offer per form: a second one would make the picture that was scanned worthless. */
function useOffer() {
  const offer = useCall(offerTotp)
  const { mutate } = offer
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    mutate({})
  }, [mutate])
  return offer
}
