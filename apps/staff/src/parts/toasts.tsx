import type { Mark } from '@foyer/domain/staff/marks.ts'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { MarkShape } from './state-mark.tsx'
import styles from './toasts.module.css'

/** A button in the toast, usually to undo what it reports. */
interface ToastAction {
  readonly label: string
  readonly act: () => void
}

interface Toast {
  readonly id: number
  readonly mark: Mark
  readonly text: string
  readonly action?: ToastAction | undefined
}

type AddToast = (mark: Mark, text: string, action?: ToastAction) => void

/** Long enough to read for someone who was looking elsewhere. */
const TOAST_DURATION_MS = 6_000
/** Long enough to also decide. */
const ACTION_DURATION_MS = 12_000

const ToastsContext = createContext<AddToast>(() => undefined)

/** Reports in one sentence what was done, without getting in the way. */
export function useToast(): AddToast {
  return use(ToastsContext)
}

export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const last = useRef(0)
  const add = useCallback<AddToast>((mark, text, action) => {
    last.current += 1
    const id = last.current
    setToasts((before) => [...before.slice(-2), { id, mark, text, action }])
  }, [])
  const remove = useCallback((id: number) => setToasts((before) => before.filter((one) => one.id !== id)), [])
  return (
    <ToastsContext value={add}>
      {children}
      <div className={styles['shelf']} role="status">
        {toasts.map((toast) => (
          <OneToast key={toast.id} toast={toast} onDone={remove} />
        ))}
      </div>
    </ToastsContext>
  )
}

function OneToast({ toast: { id, mark, text, action }, onDone }: { toast: Toast; onDone: (id: number) => void }) {
  const duration = action ? ACTION_DURATION_MS : TOAST_DURATION_MS
  useEffect(() => {
    const timer = setTimeout(() => onDone(id), duration)
    return () => clearTimeout(timer)
  }, [id, onDone, duration])
  return (
    <p className={styles['toast']}>
      <MarkShape mark={mark} />
      {text}
      {action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            onDone(id)
            action.act()
          }}
        >
          {action.label}
        </button>
      )}
    </p>
  )
}
