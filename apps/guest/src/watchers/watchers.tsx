import type { HotelPage } from '@foyer/contract/page.ts'
import { doorsAt } from '@foyer/domain/taps/doors-at.ts'
import { lazy, Suspense } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { IdleWatcher } from './idle-watcher.tsx'
import { useNewVersion } from './new-version.ts'
import { useSecretTaps } from './secret-taps.ts'
import { useSessionTracking } from './session-tracking.ts'

const StaffDoor = lazy(async () => ({ default: (await import('../staff-only/staff-door.tsx')).StaffDoor }))

/** Always on, one concern each; whether a device has it is the device's trait. */
export function Watchers({ hotelPage: { builtAt, doors } }: { hotelPage: Pick<HotelPage, 'builtAt' | 'doors'> }) {
  const { place } = useJourney()
  useSessionTracking()
  useNewVersion(builtAt)
  const taps = useSecretTaps(doorsAt(doors, place.screen))
  return (
    <>
      <IdleWatcher />
      <Suspense>{taps.door && <StaffDoor door={taps.door} onClose={taps.close} />}</Suspense>
    </>
  )
}
