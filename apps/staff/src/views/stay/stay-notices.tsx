import type { Stay } from '@foyer/contract/staff/stay.ts'
import { CallOut } from '../../parts/call-out.tsx'
import { useSession } from '../../session/session-context.tsx'
import { HotelSystemLink } from '../../stays/hotel-system-link.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** What staff must know first: the stay is cancelled, or money is still due. */
export function StayNotices({ stay }: { stay: Stay }) {
  const { say, money } = useTexts()
  const { hotel } = useSession()
  const { total, paid, pending } = stay.bill
  const hasLeft = stay.state === 'departed' && !hotel.hasSystem
  const isOver = stay.state === 'cancelled' || stay.state === 'noShow'
  return (
    <>
      {stay.state === 'cancelled' && (
        <CallOut mark="failed" title={say('stay.cancelled.title')}>
          {say('stay.cancelled.text')} <HotelSystemLink />
        </CallOut>
      )}
      {stay.state === 'noShow' && (
        <CallOut mark="failed" title={say('stay.noShow.title')}>
          {say('stay.noShow.text')}
        </CallOut>
      )}
      {(isOver || hasLeft) && paid.minor > total.minor && (
        <CallOut
          mark="needsPerson"
          title={say('stay.overpaid.title', { amount: money({ ...paid, minor: paid.minor - total.minor }) })}
        >
          {say('stay.overpaid.text')}
        </CallOut>
      )}
      {isOver && pending.minor > 0 && !hotel.hasSystem && (
        <CallOut mark="needsPerson" title={say('stay.owed.title', { amount: money(pending) })}>
          {say('stay.owed.text')}
        </CallOut>
      )}
      {stay.states.next === 'collect' && (
        <CallOut mark="needsPerson" title={say('stay.collect.title', { amount: money(pending) })}>
          {say('stay.collect.text')}
        </CallOut>
      )}
    </>
  )
}
