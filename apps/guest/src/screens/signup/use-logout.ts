import { signOut } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { forgetForms } from '../../flows/account/use-account-form.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSession } from '../../visit/session-context.tsx'

/**
 * The page forgets who was there at once; the server as well, when it can be reached, and by itself after some hours. On a
 * device of the hotel the next guest stands behind: the reservations that the account has opened are closed with it.
 */
export function useLogout() {
  const journey = useJourney()
  const { site, label } = useSite()
  const { session, end } = useSession()
  const showToast = useShowToast()
  const call = useCall(signOut)
  return {
    busy: call.isPending,
    async signOut() {
      await call.mutateAsync({}).catch(() => {})
      forgetForms(session?.user.id)
      end()
      if (site.device.enrolledOnly) return journey.restart('signup')
      showToast({ kind: 'good', text: label('logout.done') })
    },
    back: () => journey.goTo(place('my-bookings'), 'back'),
  }
}
