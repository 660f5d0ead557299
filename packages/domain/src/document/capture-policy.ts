/** The first one is the default. */
export const scannerKinds = ['picture', 'keyboard', 'access-is', 'screen'] as const
export type ScannerKind = (typeof scannerKinds)[number]

export interface CapturePolicy {
  readonly scanner: ScannerKind
  readonly licence: boolean
  readonly manualEntry: boolean
  readonly editScanned: boolean
}
