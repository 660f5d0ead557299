import type { HotelPage } from '@foyer/contract/page.ts'
import { getAvailablePanels } from '@foyer/domain/device/available-panels.ts'
import type { RefObject } from 'react'
import { useAlertProgress } from '../../alert/use-alert-progress.ts'
import { SessionAlert } from '../../flows/account/session-alert.tsx'
import { useFollowDesk } from '../../flows/desk/use-follow-desk.ts'
import { useRestartAfterArrival } from '../../flows/desk/use-restart-after-arrival.ts'
import { useShareCheckIn } from '../../flows/desk/use-share-check-in.ts'
import { useShareScreenWithDesk } from '../../flows/desk/use-share-screen-with-desk.ts'
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
import { useRestartAtLanguage } from './use-restart-at-language.ts'
import { useScreensaverTimeout } from './use-screensaver-timeout.ts'

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
  useScreensaverTimeout()
  useRestartAtLanguage()
  useInService()
  useDeviceGuard()
  useAlertProgress()
  useFollowDesk()
  useRestartAfterArrival()
  useShareScreenWithDesk()
  useShareCheckIn()
  return (
    <>
      <IdleWatcher />
      <SessionAlert />
      <HandOverWatcher />
      <WatchedByDesk />
      <VideoCallWatcher />
      <StaffEntrance panels={getAvailablePanels(panels, place.screen)} isAtStart={place.screen === 'select-language'} />
    </>
  )
}
