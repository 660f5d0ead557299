import { place } from '@foyer/domain/journey/place.ts'
import type { ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import type { Session } from '../../visit/session.ts'
import { useSession } from '../../visit/session-context.tsx'
import { type AccountFormOptions, type Typed, useAccountForm } from './use-account-form.ts'
import { useRequireAccounts } from './use-require-accounts.ts'

interface SignInFormOptions extends Pick<AccountFormOptions, 'form'> {
  /** The problem this form explains, in addition to too many attempts. */
  readonly rejectedAs: ProblemCode
  readonly open: (typed: Typed) => Promise<Session>
}

/** A form that signs a guest in and leads to their reservations. */
export function useSignInForm({ form, rejectedAs, open }: SignInFormOptions) {
  const journey = useJourney()
  const { begin } = useSession()
  useRequireAccounts()
  return useAccountForm({
    form,
    inPlace: [rejectedAs, 'tooManyTries'],
    async send(typed) {
      const session = await open(typed)
      // Navigates first, because these addresses redirect once the guest is signed in.
      journey.goTo(place('my-bookings'), 'replace')
      begin(session)
    },
  })
}
