import type { HousekeepingRoom } from '@foyer/contract/staff/housekeeping.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { Closures } from './use-closures.ts'

interface CloseRoomProps {
  readonly room: HousekeepingRoom
  readonly today: string
  readonly closures: Closures
  readonly onClose: () => void
}

/** Asks for the days and the reason, which colleagues read in the list. */
export function CloseRoomDialog({ room, today, closures, onClose }: CloseRoomProps) {
  const { say } = useTexts()
  const [startDate, setStartDate] = useState(today)
  const [endDate, setEndDate] = useState(today)
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  const isBackwards = endDate < startDate
  const canClose = reason !== '' && startDate !== '' && endDate !== '' && !isBackwards
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={closures.isClosing} disabled={!canClose}>
        {say('housekeeping.close')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={say('housekeeping.close.title', { number: room.number })}
      onClose={onClose}
      onSubmit={() => canClose && !closures.isClosing && closures.close(room, { startDate, endDate, reason }, onClose)}
      foot={foot}
    >
      <p className={words['soft']}>{say('housekeeping.close.text')}</p>
      {closures.problem && <CallOut announced mark="failed" title={closures.problem} />}
      <TextField
        label={say('housekeeping.close.reason')}
        placeholder={say('housekeeping.close.hint')}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        type="date"
        label={say('housekeeping.close.from')}
        min={today}
        value={startDate}
        onChange={({ target }) => setStartDate(target.value)}
      />
      <TextField
        type="date"
        label={say('housekeeping.close.to')}
        min={startDate}
        value={endDate}
        issue={isBackwards ? say('housekeeping.close.days') : undefined}
        onChange={({ target }) => setEndDate(target.value)}
      />
    </Dialog>
  )
}
