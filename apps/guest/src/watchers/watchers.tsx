import type { HotelPage } from '@foyer/contract/page.ts'
import { doorsAt } from '@foyer/domain/taps/doors-at.ts'
import { lazy, type RefObject, Suspense } from 'react'
import { SessionAlert } from '../account/session-alert.tsx'
import { useJourney } from '../journey/journey-context.tsx'
import { IdleWatcher } from './idle-watcher.tsx'
import { useNewVersion } from './new-version.ts'
import { useSecretTaps } from './secret-taps.ts'
import { useSessionTracking } from './session-tracking.ts'
import { useInService } from './use-in-service.ts'
import { useRest } from './use-rest.ts'

const StaffDoor = lazy(async () => ({ default: (await import('../staff-only/staff-door.tsx')).StaffDoor }))

interface WatchersProps {
  readonly hotelPage: Pick<HotelPage, 'builtAt' | 'doors'>
  /** Goes on from guest to guest. */
  readonly versionDue: RefObject<number | undefined>
}

/** Always on, one concern each; whether a device has it is the device's trait. */
export function Watchers({ hotelPage: { builtAt, doors }, versionDue }: WatchersProps) {
  const { place } = useJourney()
  useSessionTracking()
  useNewVersion(builtAt, versionDue)
  useRest()
  useInService()
  const taps = useSecretTaps(doorsAt(doors, place.screen))
  return (
    <>
      <IdleWatcher />
      <SessionAlert />
      <Suspense>{taps.door && <StaffDoor door={taps.door} onClose={taps.close} />}</Suspense>
    </>
  )
}
