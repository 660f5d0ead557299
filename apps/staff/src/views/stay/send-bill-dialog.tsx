import { isEmail } from '@foyer/domain/basics/email.ts'
import { useState } from 'react'
import { EmailField } from '../../parts/email-field.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

interface SendBillDialogProps {
  readonly busy: boolean
  readonly onSend: (email: string) => void
  readonly onClose: () => void
}

/** Asks for the address, because the booking has none. */
export function SendBillDialog({ busy, onSend, onClose }: SendBillDialogProps) {
  const { say } = useTexts()
  const [typed, setTyped] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const email = typed.trim()
  const submit = () => {
    setHasTried(true)
    if (isEmail(email)) onSend(email)
  }
  return (
    <FormDialog
      title={say('money.bill.send')}
      does={say('money.bill.send')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <EmailField
        label={say('money.bill.address')}
        value={typed}
        onType={setTyped}
        issue={hasTried && !isEmail(email) ? say('issue.invalidEmail') : undefined}
      />
    </FormDialog>
  )
}
