import { changePassword } from '@foyer/contract/staff/session.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import grid from '../../parts/grid.module.css'
import { NewPasswordField } from '../../parts/new-password-field.tsx'
import { Page } from '../../parts/page.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { usePasswordIssue } from '../../parts/use-password-issue.ts'
import { useSession } from '../../session/session-context.tsx'
import { useWords } from '../../wordings/words-context.tsx'
import styles from './account.module.css'

export function AccountView() {
  const { say } = useWords()
  const { session } = useSession()
  const toast = useToast()
  const complain = useProblemToast()
  const issueOf = usePasswordIssue()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const call = useCall(changePassword)
  const refused = call.data?.refused
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!old || !next) return
    call.mutate(
      { body: { old, new: next } },
      {
        onSuccess: (answer) => {
          if (answer.refused) return
          toast('done', say('password.changed'))
          setOld('')
          setNext('')
        },
        onError: complain,
      },
    )
  }
  return (
    <Page
      title={say('account.title')}
      sub={say('account.sub', { name: session.member.name, email: session.member.email })}
    >
      <div className={grid['scroll']}>
        <form className={styles['form']} onSubmit={submit} noValidate>
          <h2>{say('account.password')}</h2>
          <PasswordField
            label={say('password.old')}
            kind="current-password"
            value={old}
            onType={setOld}
            issue={refused === 'wrong' ? issueOf(refused) : undefined}
          />
          <NewPasswordField
            value={next}
            onType={setNext}
            issue={refused && refused !== 'wrong' ? issueOf(refused) : undefined}
          />
          <Button type="submit" look="primary" busy={call.isPending} disabled={!old || !next}>
            {say('password.set')}
          </Button>
        </form>
      </div>
    </Page>
  )
}
