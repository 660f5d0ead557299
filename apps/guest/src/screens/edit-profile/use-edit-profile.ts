import { updateProfile } from '@foyer/contract/account.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useSession } from '../../account/session-context.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { useAccountPage } from '../../account/use-account-page.ts'
import { useWish } from '../../journey/use-wish.ts'

/** Name, e-mail and phone. Another e-mail has to be confirmed anew. */
export function useEditProfile(formId: string) {
  const { profile, saved, back } = useAccountPage()
  const { session, begin } = useSession()
  const call = useCall(updateProfile)
  const wish = useWish()
  const { firstName, lastName, email, phone } = profile ?? {}
  const form = useAccountForm({
    form: 'profile',
    formId,
    known: { firstName, lastName, email, phone },
    inPlace: ['accountExists', 'tooManyTries'],
    async send(typed) {
      const body = {
        firstName: typed['firstName'] ?? '',
        lastName: typed['lastName'] ?? '',
        email: typed['email'] ?? '',
        ...(typed['phone'] && { phone: typed['phone'] }),
      }
      await call.mutateAsync({ body, key: wish.keyFor(body) })
      wish.granted()
      if (session) begin({ ...session, user: { ...session.user, name: body.firstName } })
      await saved()
    },
  })
  return { form, back }
}
