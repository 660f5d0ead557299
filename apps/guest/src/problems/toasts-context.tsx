import { type Toast as ShelvedToast, ToastShelf } from '@foyer/web/parts/toast-shelf.tsx'
import { useToasts } from '@foyer/web/parts/use-toasts.ts'
import { createContext, type ReactNode, use } from 'react'
import { useNeeds } from '../frame/accessibility/needs.ts'
import { useSite } from '../site/site-context.tsx'

type Toast = Omit<ShelvedToast, 'id'>

export const ToastsContext = createContext<(toast: Toast) => void>(() => {})

export function ToastsProvider({ children }: { children: ReactNode }) {
  const { label } = useSite()
  const { moreTime } = useNeeds()
  const { toasts, show, drop } = useToasts()
  return (
    <ToastsContext value={show}>
      {children}
      <ToastShelf toasts={toasts} onGone={drop} moreTime={moreTime} closeLabel={label('toast.close')} />
    </ToastsContext>
  )
}

export function useShowToast(): (toast: Toast) => void {
  return use(ToastsContext)
}
