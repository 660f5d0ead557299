import { type AccountForm, checkAccountForm } from '@foyer/domain/account/account-form.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'

/** The page applies the same rules; other clients get the same errors here. */
export function assertValidForm(form: AccountForm, typed: Readonly<Record<string, string | undefined>>): void {
  const issues = checkAccountForm(form, typed)
  if (issues.length > 0) throw new WrongFields(issues.map(({ field, issue }) => ({ path: field, issue })))
}
