import { FACE_REQUIRED, scanDocument, toScannedDocument } from '@foyer/contract/document.ts'
import { type ScanOutcome, toScanOutcome } from '@foyer/domain/document/scan-outcome.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { ensureProblem, getProblemTraits } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'

/** What the server's reader found in a picture. */
interface ScannedPicture {
  readonly outcome: ScanOutcome
  readonly document?: ScannedDocument | undefined
  /** True if the face on it can be compared with the guest's. */
  readonly faceCaptured?: boolean
}

/** Sends a picture to the server's reader. Throws only if the server can't be reached. */
export function useScanPicture() {
  const scan = useCall(scanDocument)
  return async (taken: Blob): Promise<ScannedPicture> => {
    try {
      const file = new File([taken], 'document', { type: taken.type })
      const { hasMrz, hasFace, faceCaptured, found } = await scan.mutateAsync({ body: file })
      const outcome = toScanOutcome({ hasMrz, hasFace, documentType: found?.documentType })
      return { outcome, document: found && toScannedDocument(found), faceCaptured }
    } catch (caught) {
      const { code, detail } = ensureProblem(caught)
      if (code === 'offline') throw caught
      if (detail === FACE_REQUIRED) return { outcome: { found: 'faceRequired' } }
      return { outcome: { found: getProblemTraits(code).status === 404 ? 'nothing' : 'failed' } }
    }
  }
}
