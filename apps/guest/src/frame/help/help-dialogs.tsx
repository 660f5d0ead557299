import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { closeHelp, type Help, useOpenHelp } from './help.ts'

type Dialog = ComponentType<{ onClose: () => void }>

const dialogs: Record<Help, Dialog> = {
  accessibility: lazy(async () => ({
    default: (await import('../accessibility/accessibility-dialog.tsx')).AccessibilityDialog,
  })),
  language: lazy(async () => ({ default: (await import('./language-dialog.tsx')).LanguageDialog })),
  reception: lazy(async () => ({ default: (await import('./reception-dialog.tsx')).ReceptionDialog })),
}

/** Stands beside the screen, not inside its tools: a dialog wears the desk's colours. */
export function HelpDialogs() {
  const open = useOpenHelp()
  useEffect(() => closeHelp, [])
  const Dialog = open && dialogs[open]
  return <Suspense>{Dialog && <Dialog onClose={closeHelp} />}</Suspense>
}
