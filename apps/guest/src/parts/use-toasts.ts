import { useCallback, useRef, useState } from 'react'
import type { Toast } from './toast-shelf.tsx'

/** The toasts of one app: shows one, and removes it when the shelf reports that it is gone. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const count = useRef(0)
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    count.current += 1
    const id = String(count.current)
    const reservations = ({ matter }: Toast) => matter === undefined || matter !== toast.matter
    setToasts((before) => [...before.filter(reservations), { ...toast, id }])
  }, [])
  const drop = useCallback((id: string) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])
  const settle = useCallback(
    (matter: string) => setToasts((before) => before.filter((toast) => toast.matter !== matter)),
    [],
  )
  return { toasts, show, drop, settle }
}
