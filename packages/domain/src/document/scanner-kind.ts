import type { Site } from '../config/site.ts'

export type ScannerKind = Site['policies']['capture']['scanner']

/** How documents are read here: as the hotel says, unless the device can only take pictures. */
export function scannerKind({ device, policies }: Pick<Site, 'device' | 'policies'>): ScannerKind {
  return device.picturesOnly ? 'picture' : policies.capture.scanner
}
