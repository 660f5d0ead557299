import { sharePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { durations } from '@foyer/domain/notification/durations.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useRef, useState } from 'react'
import { useKnownReservations } from '../../journey/known-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/**
 * A link for the rest of the party: shared with the phone's
 * share sheet, else copied, else shown to be copied manually.
 */
export function useShareLink(reference: string) {
  const { site, hotel, label } = useSite()
  const text = label.on('share')
  const problems = useProblems()
  const showToast = useShowToast()
  const make = useCall(sharePreCheckin)
  const made = useRef<string>(undefined)
  const [shown, setShown] = useState<string>()
  const known = useKnownReservations().find((one) => one.reference === reference)

  async function share(): Promise<void> {
    try {
      made.current ??= new URL((await make.mutateAsync({ body: { reference } })).path, location.origin).href
    } catch (problem) {
      problems.show(problem, { action: 'Pre-Check-in', code: reference, retry: share })
      return
    }
    await handOver(made.current)
  }

  async function handOver(url: string): Promise<void> {
    const what = { title: site.hotelInfo.name ?? hotel.name, text: text('message', { hotel: hotel.name }), url }
    try {
      if ('share' in navigator) await navigator.share(what)
      else await copy(url)
    } catch (refused) {
      // Closing the phone's share sheet cancels; it isn't an error.
      if (!(refused instanceof DOMException && refused.name === 'AbortError')) setShown(url)
    }
  }

  async function copy(url: string): Promise<void> {
    await navigator.clipboard.writeText(url)
    setShown(undefined)
    showToast({ kind: 'good', text: text('copied'), lastsMs: durations.copied })
  }

  return {
    share,
    busy: make.isPending,
    /** Whether a member of the party has already created a link. */
    isShared: known?.linkShared === true,
    /** The link, if neither sharing nor copying was allowed. */
    shown,
    copy: () => shown && copy(shown).catch(() => {}),
    close: () => setShown(undefined),
  }
}
