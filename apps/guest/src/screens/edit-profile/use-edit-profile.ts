import { updateProfile } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import type { AccountPageProps } from '../../flows/account/account-page.tsx'
import { useJourney } from '../../journey/journey-context.tsx'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useSession } from '../../visit/session-context.tsx'

/** Name, e-mail and phone. A new e-mail address has to be confirmed again. */
export function useEditProfile(): Omit<AccountPageProps, 'screen'> & { toClosing: () => void } {
  const journey = useJourney()
  const { session, begin } = useSession()
  const call = useCall(updateProfile)
  const wish = useIdempotencyKey()
  return {
    form: 'profile',
    toClosing: () => journey.goTo(place('close-account')),
    known: ({ firstName, lastName, email, phone }) => ({ firstName, lastName, email, phone }),
    inPlace: ['accountExists', 'tooManyTries', 'passwordInvalid'],
    async send(typed) {
      const body = {
        firstName: typed['firstName'] ?? '',
        lastName: typed['lastName'] ?? '',
        email: typed['email'] ?? '',
        ...(typed['phone'] && { phone: typed['phone'] }),
        ...(typed['currentPassword'] && { currentPassword: typed['currentPassword'] }),
      }
      await call.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      if (session) begin({ ...session, user: { ...session.user, name: body.firstName } })
    },
  }
}
