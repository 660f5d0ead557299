import { inviteUser } from '@foyer/contract/staff/users.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { type Role, roleNames } from '@foyer/domain/staff/roles.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { EmailField } from '../../parts/email-field.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { getLanguageName } from '../../wordings/get-language-name.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './users.module.css'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { say, language: mine } = useTexts()
  const { session } = useSession()
  const toast = useToast()
  const textOf = useProblemText()
  const invite = useCall(inviteUser)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('receptionist')
  const [language, setLanguage] = useState<Language>(session.member.language)
  const isWhole = name.trim() !== '' && /^\S+@\S+\.\S+$/.test(email.trim())
  const submit = () =>
    invite.mutate(
      { body: { name: name.trim(), email: email.trim().toLowerCase(), role, language } },
      {
        onSuccess: () => {
          toast('done', say('invite.said', { email: email.trim() }))
          onClose()
        },
      },
    )
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={invite.isPending} disabled={!isWhole}>
        {say('invite.send')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('invite.title')} onClose={onClose} onSubmit={submit} foot={foot}>
      <p className={words['soft']}>{say('invite.text')}</p>
      <div className={styles['form']}>
        <TextField
          label={say('users.name')}
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <EmailField
          label={say('users.email')}
          value={email}
          onType={setEmail}
          issue={invite.error ? textOf(invite.error) : undefined}
        />
        <SelectField
          label={say('invite.language')}
          value={language}
          onChange={(event) => setLanguage(languages.find((one) => one === event.target.value) ?? 'en')}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {getLanguageName(one, mine)}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className={styles['choice']} aria-label={say('users.role')}>
        {roleNames.map((one) => (
          <label key={one}>
            <input type="radio" name="role" value={one} checked={role === one} onChange={() => setRole(one)} />
            <b>{say(`role.${one}`)}</b>
            <span>{say(`role.${one}.text`)}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
