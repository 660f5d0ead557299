import { signIn } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { heldLetter } from '../../account/held-letter.ts'
import { useSession } from '../../account/session-context.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { useOnlyWithAccounts } from '../../account/use-only-with-accounts.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/** Who is there: by e-mail and password, and then their bookings. */
export function useLogin(formId: string) {
  const journey = useJourney()
  const { begin } = useSession()
  const call = useCall(signIn)
  useOnlyWithAccounts()
  const form = useAccountForm({
    form: 'login',
    formId,
    inPlace: ['signInRefused', 'tooManyTries'],
    async send({ email = '', password = '' }) {
      begin(await call.mutateAsync({ body: { email, password } }))
      journey.goTo(place('my-bookings'), 'replace')
    },
  })
  return {
    form,
    /** Somebody came by the link of a letter. */
    confirms: heldLetter('confirm') !== undefined,
    toForgotten: () => journey.goTo(place('forgotten-password')),
    toSignup: () => journey.goTo(place('signup'), 'replace'),
    back: () => journey.goTo(place('check-in'), 'back'),
  }
}
