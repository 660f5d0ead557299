import type { AccountIssue, AccountIssueKey } from '@foyer/domain/account/account-form.ts'
import { issueKeys } from '@foyer/domain/fields/issues.ts'
import { FieldList } from '../../fields/field-list.tsx'
import type { useScreenForm } from '../../fields/use-screen-form.ts'
import { FieldGrid } from '../../parts/field-grid.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useLookups } from '../lookups/use-lookups.ts'
import css from './account-fields.module.css'
import type { AccountFormState } from './use-account-form.ts'

interface AccountFieldsProps {
  readonly form: AccountFormState
  readonly watched: ReturnType<typeof useScreenForm>['watched']
  /** Whether the browser may offer a known password or should suggest a new one. */
  readonly password?: 'current-password' | 'new-password'
}

const isPassword = (name: string) => /password$/i.test(name)

/** A form of the account: like the hotel's forms, but with passwords. */
export function AccountFields({ form, watched, password = 'new-password' }: AccountFieldsProps) {
  const { site, label } = useSite()
  const lookups = useLookups({ fields: form.fields, values: form.values, fillsItself: true })
  const words = useIssueText()
  const others = form.fields.filter(({ field }) => !isPassword(field.name))
  const passwords = form.fields.filter(({ field }) => isPassword(field.name))
  return (
    <form className={css['form']} data-alone={others.length === 1 || undefined} {...watched}>
      {others.length > 0 && (
        <FieldList
          fields={others}
          values={form.values}
          issues={form.issues.flatMap(({ field, issue }) => (isPlain(issue) ? { field, issue } : []))}
          lookups={lookups}
          onChange={(name, value) => form.change(name, String(value))}
          onLeave={form.leave}
        />
      )}
      {passwords.length > 0 && (
        <FieldGrid stacked={passwords.length === 1}>
          {passwords.map(({ field: { name, mandatory } }) => (
            <div key={name} data-field={name}>
              <TextField
                name={name}
                type="password"
                label={label(`account.${name}`)}
                value={form.values[name] ?? ''}
                onChange={(value) => form.change(name, value)}
                onLeave={() => form.leave(name)}
                issue={words(form.issues.find(({ field }) => field === name))}
                autoComplete={
                  site.device.enrolledOnly ? 'off' : name === 'currentPassword' ? 'current-password' : password
                }
                autoCapitalize="off"
                maxLength={200}
                required={mandatory}
                dir="ltr"
              />
            </div>
          ))}
        </FieldGrid>
      )}
    </form>
  )
}

type PlainIssue = (typeof issueKeys)[number]

function isPlain(issue: AccountIssueKey): issue is PlainIssue {
  return issueKeys.some((key) => key === issue)
}

/** The specification has a separate label for two passwords that differ. */
function useIssueText() {
  const { label } = useSite()
  return (found: AccountIssue | undefined) => {
    if (!found) return undefined
    if (found.issue === 'password_missmatch') return label('password_missmatch')
    return isPlain(found.issue) ? label(`issue.${found.issue}`) : label(`account.weak.${found.issue}`)
  }
}
