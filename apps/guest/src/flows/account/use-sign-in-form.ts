import { place } from '@foyer/domain/journey/place.ts'
import type { ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import type { Session } from '../../visit/session.ts'
import { useSession } from '../../visit/session-context.tsx'
import { type AccountFormParts, type Typed, useAccountForm } from './use-account-form.ts'
import { useOnlyWithAccounts } from './use-only-with-accounts.ts'

interface SignInFormParts extends Pick<AccountFormParts, 'form'> {
  /** The problem this form explains, in addition to too many attempts. */
  readonly refuses: ProblemCode
  readonly open: (typed: Typed) => Promise<Session>
}

/** A form that signs a guest in and leads to their reservations. */
export function useSignInForm({ form, refuses, open }: SignInFormParts) {
  const journey = useJourney()
  const { begin } = useSession()
  useOnlyWithAccounts()
  return useAccountForm({
    form,
    inPlace: [refuses, 'tooManyTries'],
    async send(typed) {
      const session = await open(typed)
      // Navigates first, because these addresses redirect once the guest is signed in.
      journey.goTo(place('my-bookings'), 'replace')
      begin(session)
    },
  })
}
