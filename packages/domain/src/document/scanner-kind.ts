import type { ChannelTraits } from '../mode/channels.ts'
import type { CapturePolicy, ScannerKind } from './capture-policy.ts'

interface ScanSite {
  readonly device: Pick<ChannelTraits, 'picturesOnly'>
  readonly policies: { readonly capture: Pick<CapturePolicy, 'scanner'> }
}

/** How documents are read here: as configured, unless the device can only take pictures. */
export function getScannerKind({ device, policies }: ScanSite): ScannerKind {
  return device.picturesOnly ? 'picture' : policies.capture.scanner
}
