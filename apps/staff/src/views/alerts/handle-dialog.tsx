import { type Alert, handleAlert, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useAlertSubject } from './alert-card.tsx'

/** Closing an alert requires a note of what was done, which the next shift reads. */
export function HandleDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { say } = useTexts()
  const about = useAlertSubject()
  const toast = useToast()
  const complain = useProblemToast()
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const handle = useCall(handleAlert)
  const submit = () =>
    handle.mutate(
      { params: { id: alert.id }, body: { note: note.trim() } },
      {
        onSuccess: () => toast('done', say('alerts.handle.said')),
        onError: complain,
        onSettled: () => {
          void queries.invalidateQueries({ queryKey: [listAlerts.name] })
          onClose()
        },
      },
    )
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={handle.isPending} disabled={note.trim() === ''}>
        {say('alerts.handle.close')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('alerts.handle.title')} onClose={onClose} onSubmit={submit} foot={foot}>
      <p className={words['soft']}>
        <b>{say(`alert.${alert.kind}`)}</b> {about(alert)}
      </p>
      <TextField
        label={say('alerts.handle.note')}
        placeholder={say('alerts.handle.hint')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}
