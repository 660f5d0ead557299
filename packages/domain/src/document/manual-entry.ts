import type { ToldReason } from '../guest/told-reasons.ts'
import { MAX_TRIES } from './scan-outcome.ts'

interface Asked {
  readonly demo: boolean
  /** Failed scans of this guest so far. */
  readonly tries: number
  /** The hotel's configuration. */
  readonly allowed: boolean
  readonly cameraFailed: boolean
  readonly scanDeclined: boolean
  readonly readerInstalled: boolean
}

type Check = (asked: Asked) => boolean

/** The first that holds is why a guest may type. The last three are what a guest cannot help: nobody may be stuck there. */
const reasons = {
  demo: ({ demo }) => demo,
  allowed: ({ allowed }) => allowed,
  triesUsed: ({ tries }) => tries >= MAX_TRIES,
  scanDeclined: ({ scanDeclined }) => scanDeclined,
  cameraFailed: ({ cameraFailed }) => cameraFailed,
  noReader: ({ readerInstalled }) => !readerInstalled,
} as const satisfies Record<ToldReason, Check> & Record<string, Check>

export type ManualEntryReason = keyof typeof reasons

/** Undefined where a document must be scanned. */
export function whyManualEntry(asked: Asked): ManualEntryReason | undefined {
  return (Object.keys(reasons) as ManualEntryReason[]).find((reason) => reasons[reason](asked))
}

/** In the lobby a scan is the hotel's evidence: it is corrected there only where the hotel says so. */
export function mayEditScanned(
  device: { readonly keepsScans: boolean },
  policy: { readonly editScanned: boolean },
): boolean {
  return !device.keepsScans || policy.editScanned
}
