import { signIn } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { heldLetter } from '../../account/held-letter.ts'
import { useDoorForm } from '../../account/use-door-form.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/** Who is there: by e-mail and password, and then their bookings. */
export function useLogin() {
  const journey = useJourney()
  const call = useCall(signIn)
  const form = useDoorForm({
    form: 'login',
    refuses: 'signInRefused',
    open: ({ email = '', password = '' }) => call.mutateAsync({ body: { email, password } }),
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
