import type { ScannerKind } from '@foyer/contract/messages/device.ts'
import type { Link } from '../links/link.ts'
import type { DocumentScanner } from '../roles/document-scanner.ts'

type Opener = (link: Link) => Promise<DocumentScanner>

/** A kiosk names its reader in its settings; only that driver is loaded. */
export const scanners = {
  keyboard: async (link) => (await import('./keyboard/keyboard.driver.ts')).keyboardScanner(link),
  'access-is': async (link) => (await import('./access-is/access-is.driver.ts')).accessIsScanner(link),
} satisfies Record<ScannerKind, Opener>
