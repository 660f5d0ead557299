import { updateIdentityDocument } from '@foyer/contract/account.ts'
import { documentTypes } from '@foyer/domain/guest/guest.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useAccountForm } from '../../account/use-account-form.ts'
import { useAccountPage } from '../../account/use-account-page.ts'
import { useWish } from '../../journey/use-wish.ts'

/** The document that the next check-in is filled in with. */
export function useUpdateIdentityDocument(formId: string) {
  const { profile, saved, back } = useAccountPage()
  const call = useCall(updateIdentityDocument)
  const wish = useWish()
  const form = useAccountForm({
    form: 'identityDocument',
    formId,
    known: { ...profile?.document },
    async send({ documentType, documentNumber = '', expiryDate = '' }) {
      const type = documentTypes.find((one) => one === documentType) ?? 'P'
      const body = { documentType: type, documentNumber, expiryDate }
      await call.mutateAsync({ body, key: wish.keyFor(body) })
      wish.granted()
      await saved()
    },
  })
  return { form, back }
}
