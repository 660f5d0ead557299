import { createContext, type ReactNode, use } from 'react'
import { type AnyCaller, type Caller, isStaff } from './caller.ts'

const CallerContext = createContext<AnyCaller | undefined>(undefined)

/** Who the calls of this page come from; a sign-in page has nobody yet. */
export function ApiProvider({ caller, children }: { caller: AnyCaller | undefined; children: ReactNode }) {
  return <CallerContext value={caller}>{children}</CallerContext>
}

export function useAnyCaller(): AnyCaller | undefined {
  return use(CallerContext)
}

/** Of a guest's page. */
export function useCaller(): Caller | undefined {
  const caller = useAnyCaller()
  return caller && !isStaff(caller) ? caller : undefined
}
