import { createContext, type ReactNode, use } from 'react'
import type { Caller } from './call-api.ts'

const CallerContext = createContext<Caller | undefined>(undefined)

/** Who the calls of this page come from; a sign-in page has nobody yet. */
export function ApiProvider({ caller, children }: { caller: Caller | undefined; children: ReactNode }) {
  return <CallerContext value={caller}>{children}</CallerContext>
}

export function useCaller(): Caller | undefined {
  return use(CallerContext)
}
