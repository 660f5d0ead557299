import type { ChangeKind } from '@foyer/contract/staff/live.ts'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useSession } from '../session/session-context.tsx'
import { isListeningEarly, openStream } from './early-stream.ts'
import { invalidate } from './invalidate.ts'
import { liveCalls } from './live-calls.ts'
import { updateArrivalLists } from './update-arrival-lists.ts'
import { watchLive } from './watch-live.ts'

/** `catchingUp`: connected, but the page may still show older data. */
export interface LiveState {
  readonly status: 'live' | 'catchingUp' | 'offline'
  /** When everything on the page was last known to be current. */
  readonly asOf: Date
  /** Changes arrive, or will not soon: what is loaded now needs no second load. */
  readonly mayLoad: boolean
}

const LiveContext = createContext<LiveState>({ status: 'catchingUp', asOf: new Date(), mayLoad: true })

const CONNECTING = 0
/** A connection that takes longer does not keep the page from its lists. */
const LISTENING_TIMEOUT_MS = 400

export function LiveProvider({ children }: { children: ReactNode }) {
  const { hotel, end } = useSession()
  const queries = useQueryClient()
  const [startsListening] = useState(() => isListeningEarly(hotel.id))
  const [state, setState] = useState<LiveState>(() => ({
    status: 'catchingUp',
    asOf: new Date(),
    mayLoad: startsListening,
  }))

  useEffect(() => {
    let isOpen = false
    let heardAt = new Date()
    let loads = 0
    let word: LiveState['status'] = 'catchingUp'
    /** What was loaded before changes arrived; undefined while they do not. */
    let early: ReadonlySet<string> | undefined

    const allowLoading = () => setState((before) => (before.mayLoad ? before : { ...before, mayLoad: true }))
    const waiting = setTimeout(allowLoading, LISTENING_TIMEOUT_MS)
    const dial = () => {
      // Then everything was loaded after changes had begun to arrive.
      const isCurrent = startsListening && isListeningEarly(hotel.id)
      const stream = openStream(hotel.id)
      if (stream.readyState !== CONNECTING) allowLoading()
      stream.addEventListener('listening', () => {
        const begun = isCurrent ? [] : queries.getQueryCache().findAll().filter(hasBegun)
        early = new Set(begun.map(({ queryHash }) => queryHash))
        allowLoading()
      })
      stream.addEventListener('error', allowLoading)
      return stream
    }

    const say = (next: LiveState['status']) => {
      const wasLive = word === 'live'
      word = next
      setState((before) => ({ ...before, status: next, asOf: next === 'live' || wasLive ? heardAt : before.asOf }))
    }

    const loadAnew = async (isStale: (query: Query) => boolean = () => true) => {
      loads += 1
      const mine = loads
      await invalidate(queries, isStale)
      // A later load reports the state; a failed one leaves the page out of date.
      if (!isOpen || mine !== loads) return
      const active = queries.getQueryCache().findAll({ type: 'active' })
      const isBehind = active.some(({ state }) => state.isInvalidated || state.status === 'error')
      say(isBehind ? 'catchingUp' : 'live')
    }

    const stop = watchLive({
      open: dial,
      onConnection: (line) => {
        isOpen = line === 'open'
        say(isOpen ? 'catchingUp' : 'offline')
      },
      onSignal: () => {
        heardAt = new Date()
        if (isOpen && word === 'catchingUp') void loadAnew()
      },
      onChanged: (changed) => {
        if (changed === 'everything') {
          const stale = early
          early = undefined
          return void loadAnew(({ queryHash }) => !stale || stale.has(queryHash))
        }
        const stale = createStaleFilter(changed.what)
        const shown = changed.arrivals && updateArrivalLists(queries, changed.arrivals)
        return void loadAnew((query) => stale(query) && !shown?.has(query.queryHash))
      },
      onEnded: () => end('ended'),
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [hotel.id, queries, end, startsListening])

  return <LiveContext value={state}>{children}</LiveContext>
}

/** Loaded or loading. */
const hasBegun = ({ state }: Query) => state.data !== undefined || state.fetchStatus !== 'idle' || state.error !== null

function createStaleFilter(what: readonly ChangeKind[]): (query: Query) => boolean {
  const names = new Set(what.flatMap((kind) => liveCalls[kind]))
  return ({ queryKey }) => names.has(String(queryKey[0]))
}

export function useLive(): LiveState {
  return use(LiveContext)
}
