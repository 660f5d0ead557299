import type { ScreenEvent } from '@foyer/contract/messages/front-desk.ts'
import type { ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import type { Socket } from '@foyer/web/connection/web-socket.ts'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { useSite } from '../../site/site-context.tsx'
import { onVisitCleared } from '../../site/visit-storage.ts'
import { useGuestCaller } from '../../visit/caller-context.tsx'
import type { GuestCaller } from '../../visit/guest-caller.ts'
import { type CommandQueue, createCommandQueue } from './command-queue.ts'
import type { DeskLink } from './desk-link.ts'

interface Desk {
  /** True if this device is connected to a desk, where staff see what happens on its screen. */
  readonly follows: boolean
  /** Whether the connection is open; undefined until known. */
  readonly isConnected: boolean | undefined
  /** The member of staff who controls this screen and sees what it shows. */
  readonly watchedBy: string | undefined
  readonly commands: CommandQueue
  show(shown: ShownScreen): void
  tell(news: ScreenEvent): void
}

const DeskContext = createContext<Desk>({
  follows: false,
  isConnected: undefined,
  watchedBy: undefined,
  commands: createCommandQueue(),
  show: () => {},
  tell: () => {},
})

interface DeskProviderProps {
  /** Replaces the browser's WebSocket in tests. */
  readonly connect?: ((link: string) => Socket) | undefined
  readonly children: ReactNode
}

/**
 * One link for the lifetime of the page, across guests;
 * none on a device that isn't connected to a desk.
 */
export function DeskProvider({ connect, children }: DeskProviderProps) {
  const { site } = useSite()
  const caller = useGuestCaller()
  if (!caller || !site.device.followsDesk) return children
  return (
    <FollowedDesk caller={caller} connect={connect}>
      {children}
    </FollowedDesk>
  )
}

function FollowedDesk({ caller, connect, children }: DeskProviderProps & { readonly caller: GuestCaller }) {
  const link = useRef<Promise<DeskLink>>(undefined)
  const [isConnected, setIsConnected] = useState<boolean>()
  const [watchedBy, setWatchedBy] = useState<string>()
  const [commands] = useState(createCommandQueue)
  const withLink = useMemo(() => {
    const parts = { caller, connect, onCommand: commands.add, onStatus: setIsConnected, onWatched: setWatchedBy }
    // Loaded lazily: the first screen has nothing to send.
    const load = async () => (await import('./connect-desk.ts')).connectDesk(parts)
    return (work: (loaded: DeskLink) => void) => {
      link.current ??= load()
      link.current.then(work).catch((error: unknown) => {
        link.current = undefined
        reportError(error)
      })
    }
  }, [caller, connect, commands])
  const desk = useMemo<Desk>(
    () => ({
      follows: true,
      isConnected,
      watchedBy,
      commands,
      show: (shown) => withLink((loaded) => loaded.show(shown)),
      tell: (news) => withLink(({ notify }) => notify(news)),
    }),
    [isConnected, watchedBy, commands, withLink],
  )
  useEffect(() => {
    withLink(() => {})
    const stop = onVisitCleared(() => withLink(({ clearGuest }) => clearGuest()))
    return () => {
      stop()
      link.current?.then(({ close }) => close())
      link.current = undefined
    }
  }, [withLink])
  return <DeskContext value={desk}>{children}</DeskContext>
}

export function useDesk(): Desk {
  return use(DeskContext)
}
