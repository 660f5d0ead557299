import { sharePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { durations } from '@foyer/domain/notification/durations.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useRef, useState } from 'react'
import { useKnownReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** A link for the others of the party: by the phone's own way to share, else copied, else shown to be copied by hand. */
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
      // Somebody who closes the phone's own sheet has changed their mind.
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
    /** Somebody of the party has made one before: whoever opens this page need not wonder. */
    isShared: known?.linkShared === true,
    /** The link itself, where neither sharing nor copying was allowed. */
    shown,
    copy: () => shown && copy(shown).catch(() => {}),
    close: () => setShown(undefined),
  }
}
