import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { keep, kept } from '../../site/kept.ts'
import { useSite } from '../../site/site-context.tsx'
import type { GuestRow } from './guest-row.ts'

interface Asked {
  /** Everybody is known, and this screen holds the reservation. */
  readonly isReady: boolean
  /** The list is not passed by. */
  readonly isShown: boolean
  readonly rows: readonly GuestRow[]
  readonly isDone: boolean
  /** The list has something of its own to say or to ask this guest: children, a consent. */
  readonly hasNews: (row: GuestRow) => boolean
  readonly open: (row: GuestRow, how: 'replace') => unknown
  readonly edit: (row: GuestRow, how: 'replace') => unknown
  readonly goOn: (how: 'replace') => unknown
}

/**
 * A party of one has no list to choose from: whoever travels by is led on to that guest, past everybody's being ready, and on
 * the way back to where they came from. Nobody is led to where they have just been, and an address that is opened shows its list.
 * A party of several is led past a list that asks nothing of them, where the device is one that others wait for.
 */
export function usePassedBy({ isReady, isShown, rows, isDone, hasNews, open, edit, goOn }: Asked): boolean {
  const journey = useJourney()
  const { cameFrom, movedBack } = journey
  const once = useOnce(isDone)
  const [first, ...others] = rows
  const isStill = !cameFrom || isShown || rows.some(hasNews)
  const way = first && !isStill ? (others.length > 0 ? wayOfParty() : wayOfOne(first)) : undefined
  const leads = way !== undefined
  const lead = useEffectEvent(() => way?.())
  // Before anything is painted: a list that is passed by is not seen.
  useLayoutEffect(() => {
    if (isReady && leads) lead()
  }, [isReady, leads])
  return leads

  function wayOfOne(row: GuestRow): (() => unknown) | undefined {
    if (!row.guest.editable) return undefined
    if (isDone && !movedBack && cameFrom !== 'check-in-summary') return () => goOn('replace')
    if (movedBack && cameFrom === 'guest-detail') return () => journey.back(undefined, 'replace')
    if (movedBack || isDone) return () => edit(row, 'replace')
    const target = row.owes === 'signature' ? 'signpad' : 'guest-detail'
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

/** Whoever is at the list again has come to look at it; and nobody is led away who looks at it when the last one becomes ready. */
function useOnce(isDone: boolean) {
  const { device } = useSite().site
  const name = `passedBy.${useJourney().place.params['code']}`
  const [isDue] = useState(() => device.passesByCompleted && isDone && kept(name) === undefined)
  return { isDue: isDue && isDone, tell: () => keep(name, true) }
}
