import { signUp } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useSignInForm } from '../../flows/account/use-sign-in-form.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/** Creates an account and signs its owner in; the confirmation mail follows. */
export function useSignup() {
  const journey = useJourney()
  const call = useCall(signUp)
  const form = useSignInForm({
    form: 'signup',
    rejectedAs: 'accountExists',
    open({ firstName, lastName, email = '', phone, password = '', repeatedPassword }) {
      const said = { firstName, lastName, phone, repeatedPassword }
      const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value))
      return call.mutateAsync({ body: { email, password, ...given } })
    },
  })
  return {
    form,
    toLogin: () => journey.goTo(place('login'), 'replace'),
    back: () => journey.goTo(place('check-in'), 'back'),
  }
}
