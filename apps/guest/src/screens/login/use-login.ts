import { signIn } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { readMailToken } from '../../flows/account/mail-token.ts'
import { useSignInForm } from '../../flows/account/use-sign-in-form.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/** Signs in with e-mail and password, then opens the guest's reservations. */
export function useLogin() {
  const journey = useJourney()
  const call = useCall(signIn)
  const form = useSignInForm({
    form: 'login',
    rejectedAs: 'signInRefused',
    open: ({ email = '', password = '' }) => call.mutateAsync({ body: { email, password } }),
  })
  return {
    form,
    /** True if the guest came from a confirmation mail. */
    confirms: readMailToken('confirm') !== undefined,
    toForgotten: () => journey.goTo(place('forgotten-password')),
    toSignup: () => journey.goTo(place('signup'), 'replace'),
    back: () => journey.goTo(place('check-in'), 'back'),
  }
}
