import X from 'lucide-react/icons/x'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../wordings/words-context.tsx'
import { Button, IconButton } from './button.tsx'
import styles from './dialog.module.css'
import sheet from './sheet.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** The actions at its foot. */
  foot?: ReactNode
  /** Enter does what the foot's submit button does. */
  onSubmit?: () => void
}

/** The browser's own dialog: it keeps the rest of the page still, and Esc closes it. */
export function Dialog({ title, onClose, children, foot, onSubmit }: DialogProps) {
  const { say } = useWords()
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
  /** What is going to be done, as on the button that led here. */
  does: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** For what cannot be taken back by another press. */
export function ConfirmDialog({ title, text, does, busy, onConfirm, onClose }: ConfirmProps) {
  const { say } = useWords()
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
