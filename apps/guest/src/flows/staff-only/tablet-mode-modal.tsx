import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import { PasswordModal } from './password-modal.tsx'
import { useTabletMode } from './tablet-mode.ts'

/** Switches a kiosk to tablet mode and back. */
export function TabletModeModal({ onClose }: { onClose: () => void }) {
  const { label } = useSite()
  const { admin, isOn, change } = useTabletMode()
  const text = label.on('tablet-mode')
  const now = isOn ? 'on' : 'off'
  return (
    <PasswordModal
      title={text(`${now}.title`)}
      text={text(`${now}.text`)}
      admin={admin}
      onEnter={change}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{label('staff-only.close')}</Button>
          <Button kind="primary" busy={admin.doing !== undefined} onPress={change}>
            {text(`${now}.change`)}
          </Button>
        </>
      }
    />
  )
}
