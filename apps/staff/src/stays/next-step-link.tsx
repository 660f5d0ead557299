import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { NextStep } from '@foyer/domain/staff/arrival-states.ts'
import { place } from '../places/place.ts'
import type { ViewName } from '../places/places.ts'
import { useLink } from '../places/places-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import { NextStepLabel } from './next-step-label.tsx'

interface NextStepLinkProps {
  readonly arrival: Arrival
  readonly view: ViewName
  /** The other parameters of the address. */
  readonly rest: Readonly<Record<string, string | undefined>>
  readonly className: string | undefined
}

/** Steps that the desk does in its check-in. */
const deskNexts: ReadonlySet<NextStep> = new Set(['register', 'registerRest', 'verify', 'sign', 'pay', 'keyOnly'])

/** The next step of a stay, which opens the desk's check-in if it is done there. */
export function NextStepLink({ arrival, view, rest, className }: NextStepLinkProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const link = useLink()
  if (!mayDo('workOnStay') || !deskNexts.has(arrival.states.next)) return <NextStepLabel arrival={arrival} />
  return (
    <a
      className={className}
      title={say('desk.title')}
      {...link(place(view, { ...rest, reference: arrival.reference, do: 'checkIn' }))}
    >
      <NextStepLabel arrival={arrival} />
    </a>
  )
}
