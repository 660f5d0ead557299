import { lastsFor } from '@foyer/domain/notification/durations.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import css from './toast-shelf.module.css'
import { raise } from './top-layer.ts'

export interface Toast {
  id: string
  text: string
  kind?: 'info' | 'good' | 'problem'
  /** A newer toast on the same matter takes the place of the older one. */
  matter?: string
  /** Absent: as long as messages do in general. */
  lastsMs?: number
}

export interface ToastShelfProps {
  toasts: readonly Toast[]
  onGone: (id: string) => void
  /** Each stays until it is put away. */
  moreTime?: boolean
  /** Name of the button that puts a toast away. */
  closeLabel: string
}

export const toastIcons = { info: Info, good: CircleCheck, problem: CircleAlert } as const

function ToastLine({
  toast,
  moreTime,
  onGone,
  closeLabel,
}: { toast: Toast } & Required<Omit<ToastShelfProps, 'toasts'>>) {
  // Nobody loses what they are reading: its time begins anew when they look away.
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  const lasts = lastsFor(toast, { moreTime })
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

/** Short messages at top centre; never the only place of a message. */
export function ToastShelf({ toasts, onGone, moreTime = false, closeLabel }: ToastShelfProps) {
  const shelf = useRef<HTMLUListElement>(null)
  const newest = toasts.at(-1)?.id
  // Shown anew with each toast, so that it lies above a dialog opened in the meantime.
  useLayoutEffect(() => {
    if (!newest) return
    const element = shelf.current
    return element ? raise(element) : undefined
  }, [newest])
  return (
    <ul ref={shelf} className={css['shelf']}>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} {...{ toast, onGone, moreTime, closeLabel }} />
      ))}
    </ul>
  )
}
