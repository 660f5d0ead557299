import { createContext, type ReactNode, use } from 'react'
import { type Caller, nobody } from './caller.ts'

const CallerContext = createContext<Caller>(nobody)

/** Who the calls of this page come from. */
export function ApiProvider({ caller, children }: { caller: Caller; children: ReactNode }) {
  return <CallerContext value={caller}>{children}</CallerContext>
}

export function useCaller(): Caller {
  return use(CallerContext)
}
