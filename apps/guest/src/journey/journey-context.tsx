import { getFirstPlace, getNextPlace, getPreviousPlace, skipHome } from '@foyer/domain/journey/journey.ts'
import { type Place, place } from '@foyer/domain/journey/place.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo } from 'react'
import { useSite } from '../site/site-context.tsx'
import type { Address } from './address.ts'
import { mustChooseTerminal } from './chosen-terminal.ts'
import { useCurrentPlace } from './use-current-place.ts'
import { useRestart } from './use-restart.ts'

interface Journey {
  readonly place: Place
  readonly movedBack: boolean
  /** The previous screen; undefined after a load. */
  readonly cameFrom: ScreenName | undefined
  goTo(place: Place, how?: 'push' | 'replace' | 'back'): void
  /**
   * Moves along the configured order. `isEmpty` says which screens have nothing to show this party.
   */
  next(isEmpty?: (name: string) => boolean, how?: 'push' | 'replace'): void
  back(isEmpty?: (name: string) => boolean, how?: 'back' | 'replace'): void
  /** From the language to the first screen. */
  begin(): void
  /**
   * Clears everything about the guest and shows the device's
   * first screen, or `at`, without waiting for the server.
   */
  restart(at?: ScreenName): Promise<void>
  /**
   * Like `restart`, before leaving the page: settles when
   * the server has ended the visit or can't be reached.
   */
  leave(): Promise<void>
}

const reportUnmapped = (name: string) => reportError(new Error(`No screen stands behind ${name}.`))

const JourneyContext = createContext<Journey | undefined>(undefined)

interface JourneyProviderProps {
  readonly address: Address
  /** Called when the visit is over and its data is no longer needed. */
  readonly onOver?: (() => void) | undefined
  readonly children: ReactNode
}

export function JourneyProvider({ address, onOver, children }: JourneyProviderProps) {
  const { site } = useSite()
  const here = useCurrentPlace(address)
  const forget = useRestart()
  const at = useMemo(() => {
    const asked = here ?? place(site.device.start)
    if (asked.screen !== 'home') return asked
    // Guests can't pay until the terminal is known.
    if (mustChooseTerminal(site)) return place('select-pos-terminal')
    return skipHome(site, address.cameFrom()?.screen) ?? asked
  }, [here, site, address])
  const beginAt = useCallback(
    async (first: ScreenName) => {
      await address.beginAt(place(first))
      onOver?.()
    },
    [address, onOver],
  )
  const journey = useMemo<Journey>(
    () => ({
      place: at,
      movedBack: address.movedBack(),
      cameFrom: address.cameFrom()?.screen,
      goTo: (there, how) => address.go(there, how),
      next(isEmpty, how) {
        const there = getNextPlace(site, { from: at, onUnmapped: reportUnmapped, ...(isEmpty && { isEmpty }) })
        if (there) address.go(there, how)
      },
      back(isEmpty, how = 'back') {
        address.go(getPreviousPlace(site, { from: at, onUnmapped: reportUnmapped, ...(isEmpty && { isEmpty }) }), how)
      },
      begin: () => address.go(mustChooseTerminal(site) ? place('select-pos-terminal') : getFirstPlace(site)),
      async restart(first = site.device.start) {
        void forget()
        await beginAt(first)
      },
      async leave() {
        const heard = forget()
        await beginAt(site.device.start)
        await heard
      },
    }),
    [at, address, site, forget, beginAt],
  )
  useLayoutEffect(() => {
    if (journey.cameFrom) document.documentElement.dataset['travel'] = journey.movedBack ? 'back' : 'on'
  }, [journey])
  useLayoutEffect(() => {
    // The address follows when the home screen was skipped.
    if (here?.screen === 'home' && at.screen !== 'home') address.go(at, 'replace')
  }, [here, at, address])
  return <JourneyContext value={journey}>{children}</JourneyContext>
}

export function useJourney(): Journey {
  const journey = use(JourneyContext)
  if (!journey) throw new Error('Nobody is travelling here.')
  return journey
}
