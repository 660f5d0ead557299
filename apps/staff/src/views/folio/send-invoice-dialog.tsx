import { isEmail } from '@foyer/domain/basics/email.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'

interface SendInvoiceDialogProps {
  readonly number: string
  readonly busy: boolean
  readonly onSend: (email: string) => void
  readonly onClose: () => void
}

/** Asks for the address; the known one if left empty. */
export function SendInvoiceDialog({ number, busy, onSend, onClose }: SendInvoiceDialogProps) {
  const { say } = useTexts()
  const [typed, setTyped] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const email = typed.trim()
  const isWrong = email !== '' && !isEmail(email)
  const submit = () => {
    setHasTried(true)
    if (!isWrong) onSend(email)
  }
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={busy}>
        {say('invoice.send')}
      </Button>
    </>
  )
  return (
    <Dialog title={`${say('invoice.send.title')}: ${number}`} onClose={onClose} onSubmit={submit} foot={foot}>
      <TextField
        label={say('invoice.send.to')}
        hint={say('invoice.send.known')}
        issue={hasTried && isWrong ? say('issue.invalidEmail') : undefined}
        type="email"
        maxLength={254}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  )
}
