import { type ReactNode, useState } from 'react'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'

interface ReasonDialogProps {
  readonly title: string
  /** The action that needs a reason. */
  readonly deed: string
  readonly busy: boolean
  readonly reason: { readonly label: string; readonly hint: string; readonly maxLength: number }
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks for a reason, which a colleague can read later. */
export function ReasonDialog({ title, deed, busy, reason, onConfirm, onClose, children }: ReasonDialogProps) {
  const { say } = useTexts()
  const [typed, setTyped] = useState('')
  const said = typed.trim()
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={busy} disabled={said === ''}>
        {deed}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} onSubmit={() => said !== '' && onConfirm(said)} foot={foot}>
      {children}
      <TextField
        label={reason.label}
        placeholder={reason.hint}
        maxLength={reason.maxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  )
}
