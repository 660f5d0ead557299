import { ApiProvider } from '@foyer/web/api/api-provider.tsx'
import { createContext, type ReactNode, use } from 'react'
import type { GuestCaller } from './guest-caller.ts'

const GuestCallerContext = createContext<GuestCaller | undefined>(undefined)

export function GuestCallerProvider({ caller, children }: { caller: GuestCaller; children: ReactNode }) {
  return (
    <GuestCallerContext value={caller}>
      <ApiProvider caller={caller}>{children}</ApiProvider>
    </GuestCallerContext>
  )
}

/** Undefined on a page that belongs to no hotel. */
export function useGuestCaller(): GuestCaller | undefined {
  return use(GuestCallerContext)
}
