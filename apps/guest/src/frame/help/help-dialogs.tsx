import { Suspense, useEffect } from 'react'
import { late } from '../../parts/late.tsx'
import { closeHelp, type Help, useOpenHelp } from './help.ts'

const dialogs = {
  accessibility: late(async () => (await import('../accessibility/accessibility-dialog.tsx')).AccessibilityDialog),
  language: late(async () => (await import('./language-dialog.tsx')).LanguageDialog),
  reception: late(async () => (await import('./reception-dialog.tsx')).ReceptionDialog),
} satisfies Record<Help, unknown>

/** Stands beside the screen, not inside its tools: a dialog wears the desk's colours. */
export function HelpDialogs() {
  const open = useOpenHelp()
  useEffect(() => {
    // Help is needed most when nothing can be loaded any more.
    for (const dialog of Object.values(dialogs)) dialog.ahead()
    return closeHelp
  }, [])
  const Dialog = open && dialogs[open]
  return <Suspense>{Dialog && <Dialog onClose={closeHelp} />}</Suspense>
}
