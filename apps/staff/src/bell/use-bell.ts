import { useEffect, useEffectEvent, useRef } from 'react'
import { isBellOn } from './bell-settings.ts'
import { chime } from './chime.ts'

/** A waiting guest whom no colleague has claimed yet. */
export interface WaitingItem {
  readonly id: string
  /** For a notification: the subject, without anything a passer-by should not read. */
  readonly text: string
}

/** Rings repeatedly until someone goes, because the desk may be unattended. */
const REPEAT_INTERVAL_MS = 15_000

/**
 * Alerts the desk by sound, by a system notification, and by the count in front of the page title.
 */
export function useBell(waiting: readonly WaitingItem[], title: string): void {
  const told = useRef(new Set<string>())
  const count = waiting.length
  const ids = waiting.map(({ id }) => id).join()

  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [count, title])

  const ring = useEffectEvent(() => {
    if (isBellOn('sound')) chime()
  })
  const tell = useEffectEvent(() => {
    const fresh = waiting.filter(({ id }) => !told.current.has(id))
    for (const one of fresh) {
      told.current.add(one.id)
      if (isBellOn('notification')) showNotification(one)
    }
    if (fresh.length > 0) ring()
  })
  useEffect(() => {
    if (ids !== '') tell()
  }, [ids])

  const isRinging = count > 0
  useEffect(() => {
    if (!isRinging) return
    const timer = setInterval(() => ring(), REPEAT_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isRinging])
}

function showNotification({ id, text }: WaitingItem): void {
  const shown = new Notification(text, { tag: id })
  shown.addEventListener('click', () => window.focus())
}
