import type { ReactNode } from 'react'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  readonly title: string
  /** The action, as on its button. */
  readonly does: string
  readonly busy: boolean
  /** Undefined while the form is incomplete. */
  readonly onSubmit: (() => void) | undefined
  readonly onClose: () => void
  /** At the start of the footer. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A form with one action, and a way to leave it. */
export function FormDialog({ title, does, busy, onSubmit, onClose, aside, children }: FormDialogProps) {
  const { say } = useTexts()
  const foot = (
    <>
      {aside}
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={busy} disabled={!onSubmit}>
        {does}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} onSubmit={() => !busy && onSubmit?.()} foot={foot}>
      {children}
    </Dialog>
  )
}
