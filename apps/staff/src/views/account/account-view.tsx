import { changeLanguage, changePassword } from '@foyer/contract/staff/session.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import grid from '../../parts/grid.module.css'
import { NewPasswordField } from '../../parts/new-password-field.tsx'
import { Page } from '../../parts/page.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { usePasswordIssue } from '../../parts/use-password-issue.ts'
import { useSession } from '../../session/session-context.tsx'
import { getLanguageName } from '../../wordings/get-language-name.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { FactorsSection } from '../second-factor/factors-section.tsx'
import styles from './account.module.css'

export function AccountView() {
  const { say } = useTexts()
  const { member } = useSession().session
  return (
    <Page title={say('account.title')} sub={say('account.sub', { name: member.name, email: member.email })}>
      <div className={grid['scroll']}>
        <div className={styles['form']}>
          <LanguageChoice />
        </div>
        <FactorsSection />
        {member.usesPassword && <PasswordForm />}
      </div>
    </Page>
  )
}

function PasswordForm() {
  const { say } = useTexts()
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
  )
}

/** Belongs to the person, wherever they sign in. */
function LanguageChoice() {
  const { say, language } = useTexts()
  const { session, renew } = useSession()
  const complain = useProblemToast()
  const call = useCall(changeLanguage)
  const choose = (chosen: Language) =>
    call.mutate(
      { body: { language: chosen } },
      { onSuccess: () => renew({ ...session, member: { ...session.member, language: chosen } }), onError: complain },
    )
  return (
    <SelectField
      label={say('account.language')}
      value={language}
      onChange={({ target }) => {
        const chosen = languages.find((one) => one === target.value)
        if (chosen) choose(chosen)
      }}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {getLanguageName(one, one)}
        </option>
      ))}
    </SelectField>
  )
}
