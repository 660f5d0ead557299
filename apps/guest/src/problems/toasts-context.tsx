import { createContext, type ReactNode, use, useCallback } from 'react'
import { type Toast as ShelvedToast, ToastShelf } from '../parts/toast-shelf.tsx'
import { useToasts } from '../parts/use-toasts.ts'
import { useNeeds } from '../site/needs.ts'
import { useSite } from '../site/site-context.tsx'
import { recordMessage } from './message-history.ts'

export type Toast = Omit<ShelvedToast, 'id'>

const ToastsContext = createContext<(toast: Toast) => void>(() => {})
const DismissContext = createContext<(matter: string) => void>(() => {})

interface ToastsProviderProps {
  /** Called for each toast, in addition to showing it. */
  readonly onToast?: ((toast: Toast) => void) | undefined
  readonly children: ReactNode
}

export function ToastsProvider({ onToast, children }: ToastsProviderProps) {
  const { label, language } = useSite()
  const { moreTime } = useNeeds()
  const { toasts, show, drop, settle } = useToasts()
  const showAndTell = useCallback(
    (toast: Toast) => {
      onToast?.(toast)
      const { text, kind = 'info' } = toast
      recordMessage({ text, kind, language, at: Date.now() })
      show(toast)
    },
    [show, onToast, language],
  )
  return (
    <ToastsContext value={showAndTell}>
      <DismissContext value={settle}>{children}</DismissContext>
      <ToastShelf toasts={toasts} onGone={drop} moreTime={moreTime} closeLabel={label('toast.close')} />
    </ToastsContext>
  )
}

/** Removes the toasts of a topic, so that they don't appear on later screens. */
export function useDismissToasts(): (matter: string) => void {
  return use(DismissContext)
}

export function useShowToast(): (toast: Toast) => void {
  return use(ToastsContext)
}
