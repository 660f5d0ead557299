import X from 'lucide-react/icons/x'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../wordings/texts-context.tsx'
import { Button, IconButton } from './button.tsx'
import styles from './dialog.module.css'
import sheet from './sheet.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Actions in the footer. */
  foot?: ReactNode
  /** Enter triggers the footer's submit button. */
  onSubmit?: () => void
}

/** A native dialog: the rest of the page is inert, and Esc closes it. */
export function Dialog({ title, onClose, children, foot, onSubmit }: DialogProps) {
  const { say } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <dialog
      ref={dialog}
      className={`${sheet['sheet']} ${styles['dialog']}`}
      aria-labelledby={id}
      onCancel={prevented(onClose)}
    >
      <form onSubmit={submit} noValidate>
        <header className={styles['head']}>
          <h2 id={id}>{title}</h2>
          <IconButton label={say('do.close')} onClick={onClose}>
            <X size={16} aria-hidden />
          </IconButton>
        </header>
        <div className={styles['body']}>{children}</div>
        {foot && <footer className={styles['foot']}>{foot}</footer>}
      </form>
    </dialog>
  )
}

const prevented = (act: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  act()
}

interface ConfirmProps {
  title: string
  text: ReactNode
  /** The action, worded as on the button that opened this dialog. */
  does: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms an action that cannot be undone. */
export function ConfirmDialog({ title, text, does, busy, onConfirm, onClose }: ConfirmProps) {
  const { say } = useTexts()
  const foot = (
    <>
      <span className={styles['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="danger" busy={busy}>
        {does}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} onSubmit={onConfirm} foot={foot}>
      <div className={styles['text']}>{text}</div>
    </Dialog>
  )
}
