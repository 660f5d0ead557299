import type { Device, OpenLicense } from '@foyer/contract/staff/devices.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { useSession } from '../../session/session-context.tsx'
import { HotelSystemHealth } from '../../stays/hotel-system-health.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ConnectionKeys } from './connection-keys.tsx'
import { type DeviceActions, DevicesTable } from './devices-table.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import { HubDialog } from './hub-dialog.tsx'
import { LicensesTable } from './licenses-table.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { ProblemsTable } from './problems-table.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useDevices } from './use-devices.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export function DevicesView() {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const { list, problem, again, isBusy, pause, resume, revoke, withdraw } = useDevices()
  const [isEnrolling, setIsEnrolling] = useState(false)
  const [revoked, setRevoked] = useState<Device>()
  const [paused, setPaused] = useState<Device>()
  const [paired, setPaired] = useState<Device>()
  const [withdrawn, setWithdrawn] = useState<OpenLicense>()
  const mayChange = mayDo('changeDevices')
  const acts = {
    ...(mayDo('pauseDevices') && { pause: setPaused, resume }),
    ...(mayChange && { revoke: setRevoked, hub: setPaired }),
  }
  const enrol = mayChange && list && (
    <Button look="primary" onClick={() => setIsEnrolling(true)}>
      <Plus size={16} aria-hidden />
      {say('devices.enrol')}
    </Button>
  )
  const enrolled = list?.devices.filter(({ revokedAt }) => !revokedAt).length ?? 0
  const isEmpty = list && list.devices.length + list.licenses.length === 0 && !list.hotelSystem
  return (
    <Page title={say('devices.title')} sub={list && say('devices.sub', { n: enrolled })} act={enrol}>
      {problem && <LoadProblem problem={problem} onAgain={again} />}
      {!problem && !list && <Loading />}
      {isEmpty && <Empty title={say('devices.none.title')}>{say('devices.none.text')}</Empty>}
      {list && !isEmpty && (
        <DeviceLists list={list} acts={acts} onWithdraw={mayChange ? setWithdrawn : undefined} mayChange={mayChange} />
      )}
      {isEnrolling && list && (
        <EnrolDialog
          appKeys={list.appKeys}
          onClose={() => {
            setIsEnrolling(false)
            again()
          }}
        />
      )}
      {paired && (
        <HubDialog
          device={paired}
          onClose={() => {
            setPaired(undefined)
            again()
          }}
        />
      )}
      {paused && (
        <PauseDialog
          device={paused}
          busy={isBusy}
          onPause={(reason) => pause(paused, reason, () => setPaused(undefined))}
          onClose={() => setPaused(undefined)}
        />
      )}
      {revoked && (
        <RevokeDialog
          device={revoked}
          busy={isBusy}
          onRevoke={() => revoke(revoked, () => setRevoked(undefined))}
          onClose={() => setRevoked(undefined)}
        />
      )}
      {withdrawn && (
        <WithdrawDialog
          license={withdrawn}
          busy={isBusy}
          onWithdraw={() => withdraw(withdrawn.id, () => setWithdrawn(undefined))}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
    </Page>
  )
}

interface DeviceListsProps {
  list: NonNullable<ReturnType<typeof useDevices>['list']>
  acts: DeviceActions
  mayChange: boolean
  onWithdraw: ((license: OpenLicense) => void) | undefined
}

/** Devices, unused codes, the hotel's own system, its connection keys, and recent problems. */
function DeviceLists({ list, acts, mayChange, onWithdraw }: DeviceListsProps) {
  const { say } = useTexts()
  return (
    <ScrollRegion label={say('devices.region')}>
      {list.devices.length > 0 && <DevicesTable devices={list.devices} acts={acts} />}
      {list.licenses.length > 0 && <LicensesTable licenses={list.licenses} onWithdraw={onWithdraw} />}
      {list.hotelSystem && <HotelSystemHealth line={list.hotelSystem} />}
      {mayChange && <ConnectionKeys />}
      {list.problems.length > 0 && <ProblemsTable problems={list.problems} />}
    </ScrollRegion>
  )
}
