import { languages } from '@foyer/domain/basics/language.ts'
import { weakPasswordReason } from '@foyer/domain/staff/password.ts'
import { SelectField, TextField } from '../../parts/field.tsx'
import { NewPasswordField } from '../../parts/new-password-field.tsx'
import { usePasswordIssue } from '../../parts/use-password-issue.ts'
import { getLanguageName } from '../../wordings/get-language-name.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './set-up.module.css'
import type { SetUpForm } from './use-set-up.ts'

export function CodePage({ form: { draft, change, isWrong } }: { form: SetUpForm }) {
  const { say } = useTexts()
  return (
    <>
      <p className={styles['text']}>{say('setUp.code.text')}</p>
      <TextField
        tall
        label={say('setUp.code')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={draft.code}
        issue={isWrong('code') ? say('setUp.missing') : undefined}
        onChange={(event) => change({ code: event.target.value.toUpperCase() })}
      />
    </>
  )
}

export function AdministratorPage({ form: { draft, change, isWrong } }: { form: SetUpForm }) {
  const { say, language } = useTexts()
  const issueOf = usePasswordIssue()
  const { administrator } = draft
  const set = (changes: Partial<typeof administrator>) => change({ administrator: { ...administrator, ...changes } })
  const weak = weakPasswordReason(administrator.password, administrator)
  const issue = (path: string) => (isWrong(`administrator.${path}`) ? say('setUp.missing') : undefined)
  return (
    <>
      <p className={styles['text']}>{say('setUp.administrator.text')}</p>
      <div className={styles['grid']}>
        <TextField
          tall
          label={say('setUp.name')}
          autoComplete="name"
          value={administrator.name}
          issue={issue('name')}
          onChange={(event) => set({ name: event.target.value })}
        />
        <SelectField
          tall
          label={say('setUp.language')}
          value={administrator.language}
          onChange={(event) => set({ language: languages.find((one) => one === event.target.value) ?? 'en' })}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {getLanguageName(one, language)}
            </option>
          ))}
        </SelectField>
        <TextField
          tall
          wide
          label={say('signIn.email')}
          type="email"
          autoComplete="username"
          value={administrator.email}
          issue={issue('email')}
          onChange={(event) => set({ email: event.target.value })}
        />
      </div>
      <NewPasswordField
        value={administrator.password}
        onType={(password) => set({ password })}
        issue={isWrong('administrator.password') ? (weak ? issueOf(weak) : say('setUp.weak')) : undefined}
      />
    </>
  )
}
