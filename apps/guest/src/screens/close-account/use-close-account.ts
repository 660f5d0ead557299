import { closeAccount } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { durations } from '@foyer/domain/notification/durations.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { clearFormDrafts, useAccountForm } from '../../flows/account/use-account-form.ts'
import { useRequiredSession } from '../../flows/account/use-required-session.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSession } from '../../visit/session-context.tsx'

/**
 * Closes the account with its password and ends the session. The reservation continues without it.
 */
export function useCloseAccount() {
  const journey = useJourney()
  const { label } = useSite()
  const { end } = useSession()
  const showToast = useShowToast()
  const call = useCall(closeAccount)
  const session = useRequiredSession()
  const form = useAccountForm({
    form: 'closing',
    inPlace: ['passwordInvalid', 'tooManyTries'],
    async send({ password = '' }) {
      await call.mutateAsync({ body: { password } })
      clearFormDrafts(session?.user.id)
      // Navigate first: without a session, this address redirects to the login.
      journey.goTo(place('check-in'), 'replace')
      end()
      showToast({ kind: 'good', text: label('close-account.done'), lastsMs: durations.long })
    },
  })
  return { form, back: () => journey.goTo(place('edit-profile'), 'back') }
}
