import { AccountPage } from '../../flows/account/account-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useReset } from './use-new-password.ts'
import { useUpdatePassword } from './use-update-password.ts'

/** One address, two states: a signed-in guest, or one who came by a password reset mail. */
export function UpdatePasswordScreen() {
  const reset = useReset()
  const update = useUpdatePassword()
  return reset === undefined ? <AccountPage screen="update-password" {...update} /> : <NewPasswordForm reset={reset} />
}
