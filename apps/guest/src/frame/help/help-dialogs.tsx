import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import { Suspense, useEffect } from 'react'
import { closeHelp, type Help, useOpenHelp } from './help.ts'

const dialogs = {
  accessibility: lazyPart(async () => (await import('./dialogs.ts')).AccessibilityDialog),
  language: lazyPart(async () => (await import('./dialogs.ts')).LanguageDialog),
  reception: lazyPart(async () => (await import('./dialogs.ts')).ReceptionDialog),
} satisfies Record<Help, unknown>

/** Delay that lets a screen load and respond before its dialogs are fetched. */
const PRELOAD_DELAY_MS = 1_000

/** Rendered next to the screen, not inside its tools, because a dialog has the desk's colours. */
export function HelpDialogs() {
  const open = useOpenHelp()
  useEffect(() => {
    // Preloaded, because help matters most when nothing can be loaded.
    const timer = setTimeout(() => {
      for (const dialog of Object.values(dialogs)) dialog.preload()
    }, PRELOAD_DELAY_MS)
    return () => {
      clearTimeout(timer)
      closeHelp()
    }
  }, [])
  const Dialog = open && dialogs[open]
  return <Suspense>{Dialog && <Dialog onClose={closeHelp} />}</Suspense>
}
