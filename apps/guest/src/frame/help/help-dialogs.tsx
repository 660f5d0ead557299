import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { closeHelp, type Help, useOpenHelp } from './help.ts'

const dialogs = {
  accessibility: lazyPart(async () => (await import('../accessibility/accessibility-dialog.tsx')).AccessibilityDialog),
  language: lazyPart(async () => (await import('./language-dialog.tsx')).LanguageDialog),
  reception: lazyPart(async () => (await import('./reception-dialog.tsx')).ReceptionDialog),
} satisfies Record<Help, unknown>

/** Rendered next to the screen, not inside its tools, because a dialog has the desk's colours. */
export function HelpDialogs() {
  const open = useOpenHelp()
  useEffect(() => {
    // Preloaded, because help matters most when nothing can be loaded.
    for (const dialog of Object.values(dialogs)) dialog.preload()
    return closeHelp
  }, [])
  const Dialog = open && dialogs[open]
  return <Suspense>{Dialog && <Dialog onClose={closeHelp} />}</Suspense>
}
