import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import type { GuestRow } from './guest-row.ts'

interface SkipOptions {
  /** True if the party is loaded and this screen has the reservation. */
  readonly isReady: boolean
  /** True if the list must not be skipped. */
  readonly isShown: boolean
  readonly rows: readonly GuestRow[]
  readonly isDone: boolean
  /** Returns true if the list has something to tell or ask this guest: children, a consent. */
  readonly needsList: (row: GuestRow) => boolean
  readonly open: (row: GuestRow, how: 'replace') => unknown
  readonly edit: (row: GuestRow, how: 'replace') => unknown
  readonly goOn: (how: 'replace') => unknown
}

/**
 * Skips the list where there is nothing to choose, unless the hotel wants it shown. A single guest goes straight to their form, or
 * on if they are ready, and on the way back to where they came from, but never to where they have
 * just been. An address that is opened directly shows the list. A party of several skips a list
 * with nothing left to do on shared devices.
 */
export function useSkipGuestList({
  isReady,
  isShown,
  rows,
  isDone,
  needsList,
  open,
  edit,
  goOn,
}: SkipOptions): boolean {
  const journey = useJourney()
  const { cameFrom, movedBack } = journey
  const { forOne } = useSite().site.policies.guestList
  const once = useSkipOnce(isDone)
  const [first, ...others] = rows
  const isWanted = others.length === 0 && forOne
  const isStill = !cameFrom || isShown || isWanted || rows.some(needsList)
  const way = first && !isStill ? (others.length > 0 ? wayOfParty() : wayOfOne(first)) : undefined
  const leads = way !== undefined
  const lead = useEffectEvent(() => way?.())
  // A layout effect, so that a skipped list is never painted.
  useLayoutEffect(() => {
    if (isReady && leads) lead()
  }, [isReady, leads])
  return leads

  function wayOfOne(row: GuestRow): (() => unknown) | undefined {
    if (!row.guest.editable) return undefined
    if (isDone && !movedBack && cameFrom !== 'check-in-summary') return () => goOn('replace')
    if (movedBack && cameFrom === 'guest-detail') return () => journey.back(undefined, 'replace')
    if (movedBack || isDone) return () => edit(row, 'replace')
    const target = row.missing === 'signature' ? 'signpad' : 'guest-detail'
    return row.state === 'next' && cameFrom !== target ? () => open(row, 'replace') : undefined
  }

  function wayOfParty(): (() => unknown) | undefined {
    if (!once.isDue || movedBack || cameFrom === 'check-in-summary') return undefined
    return () => {
      once.tell()
      goOn('replace')
    }
  }
}

/**
 * Allows the list to be skipped once: not on a return to it, and not while a guest is looking at it
 * when the last one becomes ready.
 */
function useSkipOnce(isDone: boolean) {
  const { device } = useSite().site
  const name = `passedBy.${useJourney().place.params['code']}`
  const [isDue] = useState(() => device.passesByCompleted && isDone && readFromVisit(name) === undefined)
  return { isDue: isDue && isDone, tell: () => saveToVisit(name, true) }
}
