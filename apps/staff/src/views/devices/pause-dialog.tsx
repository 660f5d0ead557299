import type { Device } from '@foyer/contract/staff/devices.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

interface PauseProps {
  device: Device
  busy: boolean
  onPause: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason, so that a colleague who finds the device out of service knows why. */
export function PauseDialog({ device, busy, onPause, onClose }: PauseProps) {
  const { say } = useTexts()
  return (
    <ReasonDialog
      title={say('devices.pause.title', { name: device.name })}
      deed={say('devices.pause')}
      busy={busy}
      reason={{ label: say('devices.pause.reason'), hint: say('devices.pause.hint'), maxLength: 60 }}
      onConfirm={onPause}
      onClose={onClose}
    >
      <p>{say('devices.pause.text')}</p>
      {device.atStay && (
        <p>
          <b>{say('devices.pause.atStay', { reference: device.atStay })}</b>
        </p>
      )}
    </ReasonDialog>
  )
}
