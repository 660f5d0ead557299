import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
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
