import { isEmail } from '@foyer/domain/basics/email.ts'
import { useState } from 'react'
import { TextField } from '../../parts/field.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
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
  return (
    <FormDialog
      title={`${say('invoice.send.title')}: ${number}`}
      does={say('invoice.send')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={say('invoice.send.to')}
        hint={say('invoice.send.known')}
        issue={hasTried && isWrong ? say('issue.invalidEmail') : undefined}
        type="email"
        maxLength={254}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  )
}
