import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { closeHelp, type Help, useOpenHelp } from './help.ts'

type Dialog = ComponentType<{ onClose: () => void }>

const loads: Record<Help, () => Promise<Dialog>> = {
  accessibility: async () => (await import('../accessibility/accessibility-dialog.tsx')).AccessibilityDialog,
  language: async () => (await import('./language-dialog.tsx')).LanguageDialog,
  reception: async () => (await import('./reception-dialog.tsx')).ReceptionDialog,
}

const late = (load: () => Promise<Dialog>) => lazy(async () => ({ default: await load() }))

const dialogs: Record<Help, Dialog> = {
  accessibility: late(loads.accessibility),
  language: late(loads.language),
  reception: late(loads.reception),
}

/** Stands beside the screen, not inside its tools: a dialog wears the desk's colours. */
export function HelpDialogs() {
  const open = useOpenHelp()
  useEffect(() => {
    // Help is needed most when nothing can be loaded any more.
    for (const load of Object.values(loads)) load().catch(() => {})
    return closeHelp
  }, [])
  const Dialog = open && dialogs[open]
  return <Suspense>{Dialog && <Dialog onClose={closeHelp} />}</Suspense>
}
