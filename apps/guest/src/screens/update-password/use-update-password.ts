import { updatePassword } from '@foyer/contract/account.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useAccountForm } from '../../account/use-account-form.ts'
import { useAccountPage } from '../../account/use-account-page.ts'

/** A new password; other devices have to sign in with it. */
export function useUpdatePassword(formId: string) {
  const { saved, back } = useAccountPage()
  const call = useCall(updatePassword)
  const form = useAccountForm({
    form: 'password',
    formId,
    async send({ password = '', repeatedPassword = '' }) {
      await call.mutateAsync({ body: { password, repeatedPassword } })
      await saved()
    },
  })
  return { form, back }
}
