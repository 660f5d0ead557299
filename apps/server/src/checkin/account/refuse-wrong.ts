import { type AccountForm, checkAccountForm } from '@foyer/domain/account/account-form.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'

/** The page has checked with the same rules; whoever comes another way is told the same. */
export function refuseWrong(form: AccountForm, typed: Readonly<Record<string, string | undefined>>): void {
  const issues = checkAccountForm(form, typed)
  if (issues.length > 0) throw new WrongFields(issues.map(({ field, issue }) => ({ path: field, issue })))
}
