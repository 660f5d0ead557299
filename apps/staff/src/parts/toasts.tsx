import type { Mark } from '@foyer/domain/staff/marks.ts'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { MarkShape } from './state-mark.tsx'
import styles from './toasts.module.css'

interface Toast {
  readonly id: number
  readonly mark: Mark
  readonly text: string
}

/** Long enough to read for someone who was looking elsewhere. */
const TOAST_DURATION_MS = 6_000

const ToastsContext = createContext<(mark: Mark, text: string) => void>(() => undefined)

/** Reports in one sentence what was done, without getting in the way. */
export function useToast(): (mark: Mark, text: string) => void {
  return use(ToastsContext)
}

export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const last = useRef(0)
  const add = useCallback((mark: Mark, text: string) => {
    last.current += 1
    const id = last.current
    setToasts((before) => [...before.slice(-2), { id, mark, text }])
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

function OneToast({ toast: { id, mark, text }, onDone }: { toast: Toast; onDone: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onDone(id), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [id, onDone])
  return (
    <p className={styles['toast']}>
      <MarkShape mark={mark} />
      {text}
    </p>
  )
}
