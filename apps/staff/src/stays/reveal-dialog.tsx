import { revealDocument } from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { useProblemText } from '../parts/problem-text.ts'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import styles from './reveal-dialog.module.css'

interface RevealProps {
  reference: string
  guestId: string
  name: string
  onClose: () => void
}

/** Shows the full number while the dialog is open, after a reason was given. */
export function RevealDialog({ reference, guestId, name, onClose }: RevealProps) {
  const { say } = useTexts()
  const textOf = useProblemText()
  const [reason, setReason] = useState('')
  const reveal = useCall(revealDocument)
  const number = reveal.data?.documentNumber
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.close')}</Button>
      {!number && (
        <Button type="submit" look="primary" busy={reveal.isPending} disabled={reason.trim() === ''}>
          {say('stay.reveal.show')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={say('stay.reveal.title')}
      onClose={onClose}
      onSubmit={() => reveal.mutate({ params: { reference, guestId }, body: { reason: reason.trim() } })}
      foot={foot}
    >
      {number ? (
        <div role="status">
          <p className={words['note']}>{say('stay.reveal.number', { name })}</p>
          <p className={`${styles['number']} ${words['code']}`}>{number}</p>
        </div>
      ) : (
        <>
          <p className={words['soft']}>{say('stay.reveal.text')}</p>
          <TextField
            label={say('stay.reveal.reason')}
            placeholder={say('stay.reveal.reasonHint')}
            issue={reveal.error ? textOf(reveal.error) : undefined}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </Dialog>
  )
}
