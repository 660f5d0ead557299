import type { SessionUser } from '@foyer/contract/account.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { onVisitCleared } from '../site/visit-storage.ts'
import type { GuestCaller } from './guest-caller.ts'

export interface Session {
  readonly token: string
  readonly user: SessionUser
}

/** Dispatched on the window when the server no longer accepts the token. */
export const TOKEN_HAS_EXPIRED = 'tokenHasExpired'

export interface SessionStore {
  current(): Session | undefined
  /**
   * The session expired, rather than being ended by the guest, and the guest hasn't seen it yet.
   */
  hasExpired(): boolean
  begin(session: Session): void
  end(): void
  /** The guest has read that it has expired. */
  expiryTold(): void
  subscribe(listener: () => void): () => void
}

interface SessionStoreDependencies {
  readonly companyId: number
  /** On a hotel device the session ends with the guest; a phone's owner stays signed in. */
  readonly isShared: boolean
  readonly caller: Pick<GuestCaller, 'signIn'> | undefined
}

/** The signed-in guest: token and user, stored across reloads, and on a phone across tabs. */
export function createSessionStore({ companyId, isShared, caller }: SessionStoreDependencies): SessionStore {
  const names = { token: `foyer.account.${companyId}.token`, user: `foyer.account.${companyId}.user` }
  const storage = () => (isShared ? sessionStorage : localStorage)
  let session = read()
  let expired = false
  attach()

  function read(): Session | undefined {
    try {
      const token = storage().getItem(names.token)
      const user = storage().getItem(names.user)
      return token && user ? { token, user: JSON.parse(user) } : undefined
    } catch {
      return undefined
    }
  }

  function write(): void {
    try {
      if (session) {
        storage().setItem(names.token, session.token)
        storage().setItem(names.user, JSON.stringify(session.user))
      } else {
        storage().removeItem(names.token)
        storage().removeItem(names.user)
      }
    } catch {
      // If storage is forbidden, a reload signs the guest out; nothing else breaks.
    }
  }

  function attach(): void {
    caller?.signIn(session && { token: session.token, userId: session.user.id }, (token) => {
      // A late answer to an earlier session says nothing about the current one.
      if (token === session?.token) dispatchEvent(new Event(TOKEN_HAS_EXPIRED))
    })
  }

  function change(next: Session | undefined, { hasExpired = false } = {}): void {
    session = next
    expired = hasExpired
    attach()
    listeners.notify()
  }

  function set(next: Session | undefined, how?: { hasExpired: boolean }): void {
    change(next, how)
    write()
  }

  const expire = () => set(undefined, { hasExpired: true })
  const forget = () => isShared && set(undefined)
  // Another tab has signed in or out.
  const follow = ({ key }: StorageEvent) => {
    if (!isShared && (key === null || key === names.token || key === names.user)) change(read())
  }
  const listeners = createListeners({
    onFirst() {
      addEventListener(TOKEN_HAS_EXPIRED, expire)
      addEventListener('storage', follow)
    },
    onLast() {
      removeEventListener(TOKEN_HAS_EXPIRED, expire)
      removeEventListener('storage', follow)
    },
  })

  return {
    current: () => session,
    hasExpired: () => expired,
    begin: set,
    end: () => set(undefined),
    expiryTold: () => change(session),
    subscribe(listener) {
      const stopForgetting = onVisitCleared(forget)
      const stopListening = listeners.subscribe(listener)
      return () => {
        stopForgetting()
        stopListening()
      }
    },
  }
}
