import { signOut } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { clearFormDrafts } from '../../flows/account/use-account-form.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSession } from '../../visit/session-context.tsx'

/**
 * Ends the session on the page, and on the server if it can be reached; otherwise it expires there
 * after some hours. On a hotel's device, the account's reservations are closed too, because another
 * guest follows.
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
      clearFormDrafts(session?.user.id)
      end()
      if (site.device.enrolledOnly) return journey.restart('signup')
      showToast({ kind: 'good', text: label('logout.done') })
    },
    back: () => journey.goTo(place('my-bookings'), 'back'),
  }
}
