import { createContext, type ReactNode, use } from 'react'
import { anonymousCaller, type Caller } from './caller.ts'

const CallerContext = createContext<Caller>(anonymousCaller)

/** Provides the caller of this page's API calls. */
export function ApiProvider({ caller, children }: { caller: Caller; children: ReactNode }) {
  return <CallerContext value={caller}>{children}</CallerContext>
}

export function useCaller(): Caller {
  return use(CallerContext)
}
