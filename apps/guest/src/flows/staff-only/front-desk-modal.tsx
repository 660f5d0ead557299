import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import { navigateTo, STAFF_PATH } from './leave-kiosk.ts'
import { PasswordModal } from './password-modal.tsx'
import { useDeviceAdmin } from './use-device-admin.ts'

/** Switches from the guest screen to the desk's own page. */
export function FrontDeskModal({ onClose }: { onClose: () => void }) {
  const { label } = useSite()
  const admin = useDeviceAdmin()
  const text = label.on('front-desk')
  const open = () => admin.ask('openFrontDesk', () => navigateTo(STAFF_PATH))
  return (
    <PasswordModal
      title={text('title')}
      text={text('text')}
      admin={admin}
      onEnter={open}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{label('staff-only.close')}</Button>
          <Button kind="primary" busy={admin.doing !== undefined} onPress={open}>
            {text('open')}
          </Button>
        </>
      }
    />
  )
}
