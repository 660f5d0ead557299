import { updatePassword } from '@foyer/contract/account.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import type { AccountPageProps } from '../../flows/account/account-page.tsx'

/** Sets a new password; other devices have to sign in again. */
export function useUpdatePassword(): Omit<AccountPageProps, 'screen'> {
  const call = useCall(updatePassword)
  return {
    form: 'changePassword',
    inPlace: ['passwordInvalid', 'tooManyTries'],
    async send({ currentPassword = '', password = '', repeatedPassword = '' }) {
      await call.mutateAsync({ body: { currentPassword, password, repeatedPassword } })
    },
  }
}
