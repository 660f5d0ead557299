import { useEffect } from 'react'
import { useSite } from '../../site/site-context.tsx'

/** With Ctrl or Cmd: print, save, open, find, source, tabs, windows, history, zoom. Copying and pasting in a field stays. */
const browserKeys: ReadonlySet<string> = new Set([...'psofgudhjktnwre+-=0', 'tab'])
const functionKey = /^F([1-9]|1[0-2])$/

const typesText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null

type Guard = (event: Event) => boolean

/** What of a browser a device of the hotel keeps from whoever stands before it. */
const guards: Readonly<Record<string, Guard>> = {
  contextmenu: () => true,
  selectstart: ({ target }) => !typesText(target),
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

/** A kiosk is no browser: no menu, no printing, no dropping, no pinching. What the window itself does, its policy file refuses. */
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
