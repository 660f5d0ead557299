import { createContext, use } from 'react'

interface Toast {
  readonly kind: 'info' | 'success' | 'danger'
  readonly text: string
}

export const ToastsContext = createContext<(toast: Toast) => void>(() => {})

export function useShowToast(): (toast: Toast) => void {
  return use(ToastsContext)
}
