import { getToastDuration } from '@foyer/domain/notification/durations.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { showOnTop } from './show-on-top.ts'
import css from './toast-shelf.module.css'

export interface Toast {
  id: string
  text: string
  kind?: 'info' | 'good' | 'problem'
  /** A newer toast with the same key replaces the older one. */
  matter?: string
  /** If absent, the default duration applies. */
  lastsMs?: number
}

export interface ToastShelfProps {
  toasts: readonly Toast[]
  onGone: (id: string) => void
  /** Each toast stays until it is dismissed. */
  moreTime?: boolean
  /** Label of the button that dismisses a toast. */
  closeLabel: string
}

export const toastIcons = { info: Info, good: CircleCheck, problem: CircleAlert } as const

function ToastLine({
  toast,
  moreTime,
  onGone,
  closeLabel,
}: { toast: Toast } & Required<Omit<ToastShelfProps, 'toasts'>>) {
  // A toast doesn't disappear while it is being read;
  // its time restarts when the pointer or focus leaves.
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  const lasts = getToastDuration(toast, { moreTime })
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    if (isHeld || lasts === undefined) return
    const timer = setTimeout(() => gone.current(toast.id), lasts)
    return () => clearTimeout(timer)
  }, [toast.id, lasts, isHeld])
  const kind = toast.kind ?? 'info'
  const Icon = toastIcons[kind]
  return (
    <li
      className={css['toast']}
      data-kind={kind}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon />
      <p role={kind === 'problem' ? 'alert' : 'status'}>{toast.text}</p>
      <button type="button" className={css['close']} aria-label={closeLabel} onClick={() => onGone(toast.id)}>
        <X />
      </button>
    </li>
  )
}

/** Short messages at the top centre; never the only place of a message. */
export function ToastShelf({ toasts, onGone, moreTime = false, closeLabel }: ToastShelfProps) {
  const shelf = useRef<HTMLUListElement>(null)
  const newest = toasts.at(-1)?.id
  // Raised again for each toast, so that it is above a dialog opened in the meantime.
  useLayoutEffect(() => {
    if (!newest) return
    const element = shelf.current
    return element ? showOnTop(element) : undefined
  }, [newest])
  return (
    <ul ref={shelf} className={css['shelf']}>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} {...{ toast, onGone, moreTime, closeLabel }} />
      ))}
    </ul>
  )
}
