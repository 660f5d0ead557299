import { place } from '@foyer/domain/journey/place.ts'
import { canChooseTerminal } from '../../journey/chosen-terminal.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ConnectionSpeed } from './connection-speed.tsx'
import { DeviceParts } from './device-parts.tsx'
import { leaveKiosk, navigateTo, SIGN_IN_PATH } from './leave-kiosk.ts'
import { PasswordModal } from './password-modal.tsx'
import { useDeviceAdmin } from './use-device-admin.ts'
import { useMaintenance } from './use-maintenance.ts'

/** For staff, at the kiosk itself. */
export function AdminModal({ onClose }: { onClose: () => void }) {
  const { label, site } = useSite()
  const { leave, goTo: travel } = useJourney()
  const admin = useDeviceAdmin()
  const text = label.on('admin')
  const maintenance = useMaintenance(admin, onClose)
  const close = () =>
    admin.ask('closeSession', async () => {
      await leave()
      navigateTo(SIGN_IN_PATH)
    })
  const exit = () =>
    admin.ask('exitKiosk', async () => {
      await leave()
      await leaveKiosk()
    })
  const changeTerminal = () =>
    admin.ask('changeTerminal', () => {
      onClose()
      travel(place('select-pos-terminal', { change: 'true' }))
    })
  return (
    <PasswordModal
      title={text('title')}
      text={text('text')}
      admin={admin}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" busy={admin.doing === 'closeSession'} onPress={close}>
            {text('closeSession')}
          </Button>
          <Button busy={admin.doing === 'exitKiosk'} onPress={exit}>
            {text('exitKiosk')}
          </Button>
          {canChooseTerminal(site) && (
            <Button busy={admin.doing === 'changeTerminal'} onPress={changeTerminal}>
              {text('changeTerminal')}
            </Button>
          )}
          {maintenance.isOn ? (
            <Button busy={admin.doing === 'endMaintenance'} onPress={maintenance.end}>
              {text('endMaintenance')}
            </Button>
          ) : (
            <Button busy={admin.doing === 'startMaintenance'} onPress={maintenance.start}>
              {text('startMaintenance')}
            </Button>
          )}
          <Button kind="primary" onPress={onClose}>
            {label('staff-only.close')}
          </Button>
        </>
      }
    >
      <ConnectionSpeed />
      <DeviceParts admin={admin} />
      {maintenance.failed && (
        <Notice kind="warning" announced>
          {text('maintenanceFailed')}
        </Notice>
      )}
    </PasswordModal>
  )
}
