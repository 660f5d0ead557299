import { useEffect, useEffectEvent, useRef } from 'react'
import { isOn } from './bell-settings.ts'
import { chime } from './chime.ts'

/** Somebody who waits, and nobody has said that they go. */
export interface Waiting {
  readonly id: string
  /** For a notification: what it is about, and nothing that a passer-by should not read. */
  readonly words: string
}

/** Again and again until somebody goes: a desk may have been empty. */
const AGAIN_MS = 15_000

/** Calls whoever is at this desk: by sound, by a notification of the system, and by the number before the page's title. */
export function useBell(waiting: readonly Waiting[], title: string): void {
  const told = useRef(new Set<string>())
  const count = waiting.length
  const ids = waiting.map(({ id }) => id).join()

  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [count, title])

  const ring = useEffectEvent(() => {
    if (isOn('sound')) chime()
  })
  const tell = useEffectEvent(() => {
    const fresh = waiting.filter(({ id }) => !told.current.has(id))
    for (const one of fresh) {
      told.current.add(one.id)
      if (isOn('notification')) notify(one)
    }
    if (fresh.length > 0) ring()
  })
  useEffect(() => {
    if (ids !== '') tell()
  }, [ids])

  const isRinging = count > 0
  useEffect(() => {
    if (!isRinging) return
    const timer = setInterval(() => ring(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isRinging])
}

function notify({ id, words }: Waiting): void {
  const shown = new Notification(words, { tag: id })
  shown.addEventListener('click', () => window.focus())
}
