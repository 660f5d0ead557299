import { updateIdentityDocument } from '@foyer/contract/account.ts'
import { documentTypes } from '@foyer/domain/guest/guest.ts'
import { isMasked } from '@foyer/domain/guest/mask-number.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import type { AccountPageProps } from '../../flows/account/account-page.tsx'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'

/** The document that prefills the next check-in. */
export function useUpdateIdentityDocument(): Omit<AccountPageProps, 'screen'> {
  const call = useCall(updateIdentityDocument)
  const wish = useIdempotencyKey()
  return {
    form: 'identityDocument',
    // A masked number can't prefill the form.
    known: ({ document }) => ({
      ...document,
      documentNumber: isMasked(document?.documentNumber) ? undefined : document?.documentNumber,
    }),
    async send({ documentType, documentNumber = '', expiryDate = '' }) {
      const type = documentTypes.find((one) => one === documentType) ?? 'P'
      const body = { documentType: type, documentNumber, expiryDate }
      await call.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
    },
  }
}
