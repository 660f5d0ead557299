import { AccountForm } from '../../account/account-form.tsx'
import { useUpdatePassword } from './use-update-password.ts'

export function UpdatePasswordScreen() {
  return <AccountForm screen="update-password" {...useUpdatePassword()} />
}
