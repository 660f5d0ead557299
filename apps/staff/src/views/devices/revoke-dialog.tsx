import type { Device } from '@foyer/contract/staff/devices.ts'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

interface RevokeDialogProps {
  device: Device
  busy: boolean
  onRevoke: () => void
  onClose: () => void
}

/** Warns if a guest is using the device. */
export function RevokeDialog({ device, busy, onRevoke, onClose }: RevokeDialogProps) {
  const { say } = useTexts()
  return (
    <ConfirmDialog
      title={say('devices.revoke.title', { name: device.name })}
      text={
        <>
          <p>{say('devices.revoke.text')}</p>
          {device.atStay && (
            <p>
              <b>{say('devices.revoke.atStay', { reference: device.atStay })}</b>
            </p>
          )}
        </>
      }
      does={say('devices.revoke')}
      busy={busy}
      onConfirm={onRevoke}
      onClose={onClose}
    />
  )
}
