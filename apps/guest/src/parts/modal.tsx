import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import css from './modal.module.css'

export interface ModalProps {
  open: boolean
  title: string
  text?: ReactNode
  /** Above the title: an icon, a countdown. */
  lead?: ReactNode
  /** The buttons; the safe answer is the primary one and takes the focus. */
  actions?: ReactNode
  /** Esc, or the device's back. Without it the dialog must be answered. */
  onClose?: () => void
  /** Interrupts: read out at once. */
  urgent?: boolean
  /** A panel of settings rather than a question: words from the start of the line. Wide: it holds keys, or two columns. */
  shape?: 'question' | 'panel' | 'wide'
  children?: ReactNode
}

/** What cannot wait. The browser's own dialog keeps the focus inside and the rest of the page still. */
export function Modal({ open, title, text, lead, actions, onClose, urgent, shape = 'question', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const before = document.activeElement
    element.showModal()
    const first =
      element.querySelector<HTMLElement>('[data-kind="primary"]') ?? element.querySelector<HTMLElement>('button')
    // The words come first, however long they are: the buttons stay in sight below them.
    first?.focus({ preventScroll: true })
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  // The next step of several takes away what had the focus: whoever listens begins at its title.
  useEffect(() => {
    if (!open || !title || !heading.current || dialog.current?.contains(document.activeElement)) return
    // Only from now on: a dialog that opens would give it the focus before everything else.
    heading.current.tabIndex = -1
    heading.current.focus()
  }, [open, title])

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose?.()
  }

  return (
    <dialog
      ref={dialog}
      className={css['dialog']}
      data-shape={shape}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={cancel}
      // Esc reaches this even where the browser would close a dialog for good on the second press.
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel(event)
      }}
    >
      {open && (
        <div className={css['sheet']}>
          {lead}
          <h2 ref={heading} id={`${id}-title`} className={css['title']}>
            {title}
          </h2>
          {text && (
            <div id={`${id}-text`} className={css['text']}>
              {text}
            </div>
          )}
          {children}
          {actions && <div className={css['actions']}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
