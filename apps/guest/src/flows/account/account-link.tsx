import { place } from '@foyer/domain/journey/place.ts'
import UserRound from 'lucide-react/icons/user-round'
import { useJourney } from '../../journey/journey-context.tsx'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSession } from '../../visit/session-context.tsx'

/** For guests who would rather sign in than look up a number. */
export function AccountLink() {
  const { label } = useSite()
  const { session, isOffered } = useSession()
  const { goTo } = useJourney()
  if (!isOffered) return null
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        icon={<UserRound />}
        onPress={() => goTo(place(session ? 'my-bookings' : 'login'))}
      >
        {label(session ? 'account.yourBookings' : 'account.signIn')}
      </Button>
    </div>
  )
}
