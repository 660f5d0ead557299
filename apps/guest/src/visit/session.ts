import type { SessionUser } from '@foyer/contract/account.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { whenForgotten } from '../site/kept.ts'
import type { GuestCaller } from './guest-caller.ts'

export interface Session {
  readonly token: string
  readonly user: SessionUser
}

/** Said to the whole page when the server does not know the token any more. */
export const TOKEN_HAS_EXPIRED = 'tokenHasExpired'

export interface SessionStore {
  current(): Session | undefined
  /** It did not end by the guest's own wish, and nobody has told them yet. */
  hasExpired(): boolean
  begin(session: Session): void
  end(): void
  /** The guest has read that it has expired. */
  expiryTold(): void
  subscribe(listener: () => void): () => void
}

interface SessionStoreDependencies {
  readonly companyId: number
  /** On a device of the hotel it is gone with the guest; a phone stays its owner's. */
  readonly isShared: boolean
  readonly caller: Pick<GuestCaller, 'signIn'> | undefined
}

/** Who has signed in: token and user, kept over a reload, on a phone for its other tabs too. */
export function sessionStore({ companyId, isShared, caller }: SessionStoreDependencies): SessionStore {
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
      // A forbidden storage costs a reload's comfort, nothing else.
    }
  }

  function attach(): void {
    caller?.signIn(session && { token: session.token, userId: session.user.id }, (token) => {
      // An answer that was long under way says nothing of who has signed in since.
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
      const stopForgetting = whenForgotten(forget)
      const stopListening = listeners.subscribe(listener)
      return () => {
        stopForgetting()
        stopListening()
      }
    },
  }
}
