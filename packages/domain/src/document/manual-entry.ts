import type { ReportedReason } from '../guest/reported-reasons.ts'
import { MAX_SCAN_ATTEMPTS } from './scan-outcome.ts'

interface ManualEntryContext {
  readonly demo: boolean
  /** Failed scans of this guest so far. */
  readonly attempts: number
  /** The hotel's configuration. */
  readonly allowed: boolean
  readonly cameraFailed: boolean
  readonly scanDeclined: boolean
  readonly readerInstalled: boolean
}

type Check = (asked: ManualEntryContext) => boolean

/**
 * The first reason that applies lets a guest type. The last three are beyond the guest's control,
 * so that no guest gets stuck.
 */
const reasons = {
  demo: ({ demo }) => demo,
  allowed: ({ allowed }) => allowed,
  triesUsed: ({ attempts }) => attempts >= MAX_SCAN_ATTEMPTS,
  scanDeclined: ({ scanDeclined }) => scanDeclined,
  cameraFailed: ({ cameraFailed }) => cameraFailed,
  noReader: ({ readerInstalled }) => !readerInstalled,
} as const satisfies Record<ReportedReason, Check> & Record<string, Check>

export type ManualEntryReason = keyof typeof reasons

/** Returns undefined if the document must be scanned. */
export function manualEntryReason(asked: ManualEntryContext): ManualEntryReason | undefined {
  return (Object.keys(reasons) as ManualEntryReason[]).find((reason) => reasons[reason](asked))
}

/**
 * In the lobby a scan is evidence for the hotel, so guests can correct it only if the hotel allows
 * it.
 */
export function canEditScanned(
  device: { readonly keepsScans: boolean },
  policy: { readonly editScanned: boolean },
): boolean {
  return !device.keepsScans || policy.editScanned
}
