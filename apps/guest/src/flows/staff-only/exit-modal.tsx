import type { Label } from '@foyer/domain/config/labels.ts'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { leaveKiosk } from './leave-kiosk.ts'

interface ExitModalProps {
  label: Label
  onClose: () => void
}

/** Asks for no password, because no one is signed in on the sign-in page. */
export function ExitModal({ label, onClose }: ExitModalProps) {
  const text = label.on('exit')
  return (
    <Modal
      open
      title={text('ask.title')}
      text={text('ask.text')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leaveKiosk}>{text('ask.leave')}</Button>
          <Button kind="primary" onPress={onClose}>
            {text('ask.stay')}
          </Button>
        </>
      }
    />
  )
}
