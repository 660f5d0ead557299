import { signUp } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useSession } from '../../account/session-context.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { useOnlyWithAccounts } from '../../account/use-only-with-accounts.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/** A new account; its owner is signed in at once, and finds the letter later. */
export function useSignup(formId: string) {
  const journey = useJourney()
  const { begin } = useSession()
  const call = useCall(signUp)
  useOnlyWithAccounts()
  const form = useAccountForm({
    form: 'signup',
    formId,
    inPlace: ['accountExists', 'tooManyTries'],
    async send({ firstName, lastName, email = '', phone, password = '', repeatedPassword }) {
      const said = { firstName, lastName, phone, repeatedPassword }
      const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value))
      const session = await call.mutateAsync({ body: { email, password, ...given } })
      // The place first: with a session this address is the way out.
      journey.goTo(place('my-bookings'), 'replace')
      begin(session)
    },
  })
  return {
    form,
    toLogin: () => journey.goTo(place('login'), 'replace'),
    back: () => journey.goTo(place('check-in'), 'back'),
  }
}
