import type { HotelPage } from '@foyer/contract/page.ts'
import { panelsAt } from '@foyer/domain/device/panels-at.ts'
import type { RefObject } from 'react'
import { useAlertProgress } from '../../alert/use-alert-progress.ts'
import { SessionAlert } from '../../flows/account/session-alert.tsx'
import { useFollowDesk } from '../../flows/desk/use-follow-desk.ts'
import { useRestAfterArrival } from '../../flows/desk/use-rest-after-arrival.ts'
import { useShownToDesk } from '../../flows/desk/use-shown-to-desk.ts'
import { WatchedByDesk } from '../../flows/desk/watched-by-desk.tsx'
import { HandOverWatcher } from '../../flows/hand-over/hand-over-watcher.tsx'
import { VideoCallWatcher } from '../../flows/video-call/video-call-watcher.tsx'
import { useJourney } from '../../journey/journey-context.tsx'
import { IdleWatcher } from './idle-watcher.tsx'
import { useNewVersion } from './new-version.ts'
import { useSessionTracking } from './session-tracking.ts'
import { StaffEntrance } from './staff-entrance.tsx'
import { useDeviceGuard } from './use-device-guard.ts'
import { useFaultReports } from './use-fault-reports.ts'
import { useInService } from './use-in-service.ts'
import { useLeftBehind } from './use-left-behind.ts'
import { useRest } from './use-rest.ts'

interface WatchersProps {
  readonly hotelPage: Pick<HotelPage, 'builtAt' | 'panels'>
  /** Survives from guest to guest. */
  readonly versionDue: RefObject<number | undefined>
}

/** Watchers that are always on, one concern each; device traits decide which apply. */
export function Watchers({ hotelPage: { builtAt, panels }, versionDue }: WatchersProps) {
  const { place } = useJourney()
  useSessionTracking()
  useFaultReports()
  useNewVersion(builtAt, versionDue)
  useRest()
  useLeftBehind()
  useInService()
  useDeviceGuard()
  useAlertProgress()
  useFollowDesk()
  useRestAfterArrival()
  useShownToDesk()
  return (
    <>
      <IdleWatcher />
      <SessionAlert />
      <HandOverWatcher />
      <WatchedByDesk />
      <VideoCallWatcher />
      <StaffEntrance panels={panelsAt(panels, place.screen)} />
    </>
  )
}
