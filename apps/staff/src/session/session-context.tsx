import type { StaffSession, Workplace } from '@foyer/contract/staff/session.ts'
import type { StaffAction } from '@foyer/domain/staff/roles.ts'
import { createContext, type ReactNode, use } from 'react'

export interface SessionValue {
  readonly session: StaffSession
  /** The hotel this person is working at. */
  readonly hotel: Workplace
  readonly mayDo: (action: StaffAction) => boolean
  readonly chooseHotel: (id: number) => void
  /** Replaces the session with the server's newer version. */
  readonly renew: (session: StaffSession) => void
  /** `ended`: the session expired or was revoked. */
  readonly end: (why: 'signedOut' | 'ended') => void
}

const SessionContext = createContext<SessionValue | undefined>(undefined)

export function SessionProvider({ value, children }: { value: SessionValue; children: ReactNode }) {
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSession(): SessionValue {
  const session = use(SessionContext)
  if (!session) throw new Error('Nobody is signed in here.')
  return session
}
