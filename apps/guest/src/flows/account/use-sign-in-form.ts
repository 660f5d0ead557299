import { place } from '@foyer/domain/journey/place.ts'
import type { ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import type { Session } from '../../visit/session.ts'
import { useSession } from '../../visit/session-context.tsx'
import { type AccountFormParts, type Typed, useAccountForm } from './use-account-form.ts'
import { useOnlyWithAccounts } from './use-only-with-accounts.ts'

interface SignInFormParts extends Pick<AccountFormParts, 'form'> {
  /** Beside too many tries, which every door refuses. */
  readonly refuses: ProblemCode
  readonly open: (typed: Typed) => Promise<Session>
}

/** A form at the door of an account: whoever sends it is signed in and comes to their reservations. */
export function useSignInForm({ form, refuses, open }: SignInFormParts) {
  const journey = useJourney()
  const { begin } = useSession()
  useOnlyWithAccounts()
  return useAccountForm({
    form,
    inPlace: [refuses, 'tooManyTries'],
    async send(typed) {
      const session = await open(typed)
      // The place first: these addresses mean something else to somebody who has signed in.
      journey.goTo(place('my-bookings'), 'replace')
      begin(session)
    },
  })
}
