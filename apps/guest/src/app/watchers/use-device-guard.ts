import { useEffect } from 'react'
import { useSite } from '../../site/site-context.tsx'

/**
 * Blocked with Ctrl or Cmd: print, save, open, find, source, tabs, windows, history, zoom. Copying
 * and pasting in a field still work.
 */
const browserKeys: ReadonlySet<string> = new Set([...'psofgudhjktnwre+-=0', 'tab'])
const functionKey = /^F([1-9]|1[0-2])$/

const isTextInput = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null

type Guard = (event: Event) => boolean

/** Browser events that are blocked on a hotel's device. */
const guards: Readonly<Record<string, Guard>> = {
  contextmenu: () => true,
  selectstart: ({ target }) => !isTextInput(target),
  dragstart: () => true,
  dragover: () => true,
  drop: () => true,
  gesturestart: () => true,
  wheel: (event) => event instanceof WheelEvent && event.ctrlKey,
  touchmove: (event) => 'touches' in event && (event.touches as TouchList).length > 1,
  keydown: (event) =>
    event instanceof KeyboardEvent &&
    (functionKey.test(event.key) ||
      ((event.ctrlKey || event.metaKey || event.altKey) && browserKeys.has(event.key.toLowerCase()))),
}

/**
 * Disables browser features on a kiosk: context menu, printing, drag and drop, pinch zoom. The
 * browser policy file covers the window itself.
 */
export function useDeviceGuard(): void {
  const { site } = useSite()
  const { enrolledOnly } = site.device
  useEffect(() => {
    if (!enrolledOnly) return
    const refuse = (event: Event) => {
      if (guards[event.type]?.(event)) event.preventDefault()
    }
    const how = { capture: true, passive: false }
    for (const name of Object.keys(guards)) document.addEventListener(name, refuse, how)
    return () => {
      for (const name of Object.keys(guards)) document.removeEventListener(name, refuse, how)
    }
  }, [enrolledOnly])
}
