import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { CheckField } from '../../parts/field.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useCheckIn } from './use-check-in.ts'

interface CheckInProps {
  readonly stay: Stay
  readonly name: string
  readonly look: 'primary' | 'plain'
  readonly onChanged: () => void
}

/** Checks a party in whose data, signatures and room are complete. */
export function CheckInAction({ stay, name, look, onChanged }: CheckInProps) {
  const { say, money } = useTexts()
  const acts = useCheckIn(stay, name, onChanged)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={close}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={acts.isArriving} disabled={acts.asksTerms && !acts.hasTerms}>
        {say('stay.checkIn')}
      </Button>
    </>
  )
  return (
    <>
      <Button look={look} onClick={() => setIsAsking(true)}>
        {say('stay.checkIn')}
      </Button>
      {isAsking && (
        <Dialog
          title={say('stay.checkIn.sure', { name })}
          onClose={close}
          onSubmit={() => acts.checkIn(close)}
          foot={foot}
        >
          <p>{say('stay.checkIn.room', { number: stay.roomNumber ?? '' })}</p>
          {stay.bill.pending.minor > 0 && <p>{say('stay.checkIn.owing', { amount: money(stay.bill.pending) })}</p>}
          {acts.asksTerms && (
            <CheckField
              label={say('stay.checkIn.terms')}
              checked={acts.hasTerms}
              onChange={({ target }) => acts.setHasTerms(target.checked)}
            />
          )}
        </Dialog>
      )}
    </>
  )
}

/** Undoes a recent check-in, with a reason. */
export function UndoCheckInAction({ stay, name, look, onChanged }: CheckInProps) {
  const { say } = useTexts()
  const acts = useCheckIn(stay, name, onChanged)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button look={look} onClick={() => setIsAsking(true)}>
        {say('stay.undoCheckIn')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={say('stay.undoCheckIn.sure')}
          deed={say('stay.undoCheckIn')}
          busy={acts.isUndoing}
          reason={{ label: say('stay.reveal.reason'), hint: say('stay.undoCheckIn.hint'), maxLength: 200 }}
          onConfirm={(reason) => acts.undo(reason, close)}
          onClose={close}
        >
          <p className={words['soft']}>{say('stay.undoCheckIn.text')}</p>
        </ReasonDialog>
      )}
    </>
  )
}
