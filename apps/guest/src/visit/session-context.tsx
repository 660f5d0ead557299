import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react'
import { useSite } from '../site/site-context.tsx'
import { useGuestCaller } from './caller-context.tsx'
import { type Session, type SessionStore, sessionStore } from './session.ts'

interface SessionAtHand extends Pick<SessionStore, 'begin' | 'end' | 'expiryTold'> {
  readonly session: Session | undefined
  readonly hasExpired: boolean
  /** Whether the hotel offers accounts to guests of this app. */
  readonly isOffered: boolean
}

const SessionContext = createContext<SessionAtHand | undefined>(undefined)

export function SessionProvider({ children }: { children: ReactNode }) {
  const { site, hotel } = useSite()
  const caller = useGuestCaller()
  const [store] = useState(() =>
    sessionStore({ companyId: hotel.companyId, isShared: site.device.enrolledOnly, caller }),
  )
  const isOffered = site.policies.accounts.on
  const session = useSyncExternalStore(store.subscribe, store.current)
  const hasExpired = useSyncExternalStore(store.subscribe, store.hasExpired)
  const value = useMemo(
    () => ({
      session: isOffered ? session : undefined,
      hasExpired,
      isOffered,
      begin: store.begin,
      end: store.end,
      expiryTold: store.expiryTold,
    }),
    [session, hasExpired, isOffered, store],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSession(): SessionAtHand {
  const session = use(SessionContext)
  if (!session) throw new Error('Nobody can sign in here.')
  return session
}
