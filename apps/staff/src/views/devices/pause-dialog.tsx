import type { Device } from '@foyer/contract/staff/devices.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import words from '../../theme/words.module.css'
import { useWords } from '../../wordings/words-context.tsx'

interface PauseProps {
  device: Device
  busy: boolean
  onPause: (reason: string) => void
  onClose: () => void
}

/** Asks why, so that a colleague who finds the device at rest need not ask around. */
export function PauseDialog({ device, busy, onPause, onClose }: PauseProps) {
  const { say } = useWords()
  const [reason, setReason] = useState('')
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={busy} disabled={reason.trim() === ''}>
        {say('devices.pause')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={say('devices.pause.title', { name: device.name })}
      onClose={onClose}
      onSubmit={() => reason.trim() !== '' && onPause(reason.trim())}
      foot={foot}
    >
      <p>{say('devices.pause.text')}</p>
      {device.atStay && (
        <p>
          <b>{say('devices.pause.atStay', { reference: device.atStay })}</b>
        </p>
      )}
      <TextField
        label={say('devices.pause.reason')}
        placeholder={say('devices.pause.hint')}
        maxLength={60}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
