import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import css from './modal.module.css'

export interface ModalProps {
  open: boolean
  title: string
  text?: ReactNode
  /** Above the title: an icon or countdown. */
  lead?: ReactNode
  /** The buttons; the safe answer is the primary one and gets the focus. */
  actions?: ReactNode
  /** Called for Esc or the device's back button. Without it the dialog must be answered. */
  onClose?: () => void
  /** Interrupts: read out at once. */
  urgent?: boolean
  /**
   * A panel of settings rather than a question, with text
   * aligned to the start. Wide: with a keyboard or two columns.
   */
  shape?: 'question' | 'panel' | 'wide'
  children?: ReactNode
}

/**
 * For what can't wait. The browser's own dialog traps the focus and blocks the rest of the page.
 */
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
    // However long the text is, it starts at the top; the buttons stay visible below.
    first?.focus({ preventScroll: true })
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  // The next step removes the focused element, so screen readers start at its title.
  useEffect(() => {
    if (!open || !title || !heading.current || dialog.current?.contains(document.activeElement)) return
    // Set only now, because an opening dialog would focus the title first.
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
      // Handles Esc, because browsers close a dialog for good on the second press.
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
