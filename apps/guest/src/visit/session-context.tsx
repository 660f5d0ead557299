import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react'
import { useSite } from '../site/site-context.tsx'
import { useGuestCaller } from './caller-context.tsx'
import { createSessionStore, type Session, type SessionStore } from './session.ts'

interface SessionContextValue extends Pick<SessionStore, 'begin' | 'end' | 'expiryTold'> {
  readonly session: Session | undefined
  readonly hasExpired: boolean
  /** Whether the hotel offers accounts to guests of this app. */
  readonly isOffered: boolean
}

const SessionContext = createContext<SessionContextValue | undefined>(undefined)

export function SessionProvider({ children }: { children: ReactNode }) {
  const { site, hotel } = useSite()
  const caller = useGuestCaller()
  const [store] = useState(() =>
    createSessionStore({ companyId: hotel.companyId, isShared: site.device.enrolledOnly, caller }),
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

export function useSession(): SessionContextValue {
  const session = use(SessionContext)
  if (!session) throw new Error('Nobody can sign in here.')
  return session
}
