import { useCallback, useEffect, useState } from 'react'
import { isTyping } from '../parts/use-row-keys.ts'
import { useCurrentPlace } from '../places/places-context.tsx'
import { useSession } from '../session/session-context.tsx'

/** Whether the queue is open. Opening a stay closes it, because both use the same space. */
export function useQueueToggle() {
  const { mayDo } = useSession()
  const here = useCurrentPlace()
  const mayOpen = mayDo('seeAlerts')
  const subject = here?.params['reference'] ?? here?.params['id'] ?? ''
  // The subject that was open beside the queue; with another one the queue is closed.
  const [openAt, setOpenAt] = useState<string>()
  const isQueueOpen = mayOpen && openAt === subject
  const showQueue = useCallback(() => setOpenAt(subject), [subject])
  const closeQueue = useCallback(() => setOpenAt(undefined), [])
  const toggleQueue = isQueueOpen ? closeQueue : showQueue
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'q' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!mayOpen || isTyping(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      toggleQueue()
    }
    addEventListener('keydown', toggle)
    return () => removeEventListener('keydown', toggle)
  }, [mayOpen, toggleQueue])
  return { isQueueOpen, showQueue, closeQueue, toggleQueue }
}
