import type { ScannerKind } from '@foyer/contract/messages/device.ts'
import type { DocumentScanner } from '../roles/document-scanner.ts'
import type { Drivers } from './driver.ts'

export const scanners: Drivers<DocumentScanner, ScannerKind> = {
  keyboard: async (place) => (await import('./keyboard/keyboard.driver.ts')).createKeyboardScanner(place.link()),
  'access-is': async (place) => (await import('./access-is/access-is.driver.ts')).createAccessIsScanner(place.link()),
  iagona: async (place) => (await import('./iagona/iagona.driver.ts')).createIagonaScanner(place.calls()),
}
