import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef } from 'react'
import css from './toast-shelf.module.css'
import { raise } from './top-layer.ts'

const LASTS_MS = 5000

export interface Toast {
  id: string
  text: string
  kind?: 'info' | 'good' | 'problem'
  lastsMs?: number
}

export interface ToastShelfProps {
  toasts: readonly Toast[]
  onGone: (id: string) => void
  /** How long a toast stays that says nothing of its own. */
  lastsMs?: number
  /** Name of the button that puts a toast away. */
  closeLabel: string
}

const icons = { info: Info, good: CircleCheck, problem: CircleAlert } as const

function ToastLine({
  toast,
  lastsMs,
  onGone,
  closeLabel,
}: { toast: Toast } & Required<Omit<ToastShelfProps, 'toasts'>>) {
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    const timer = setTimeout(() => gone.current(toast.id), lastsMs)
    return () => clearTimeout(timer)
  }, [toast.id, lastsMs])
  const kind = toast.kind ?? 'info'
  const Icon = icons[kind]
  return (
    <li className={css['toast']} data-kind={kind}>
      <Icon />
      <p role={kind === 'problem' ? 'alert' : 'status'}>{toast.text}</p>
      <button type="button" className={css['close']} aria-label={closeLabel} onClick={() => onGone(toast.id)}>
        <X />
      </button>
    </li>
  )
}

/** Short messages at top centre; never the only place of a message. */
export function ToastShelf({ toasts, onGone, lastsMs = LASTS_MS, closeLabel }: ToastShelfProps) {
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
        <ToastLine key={toast.id} {...{ toast, onGone, closeLabel }} lastsMs={toast.lastsMs ?? lastsMs} />
      ))}
    </ul>
  )
}
