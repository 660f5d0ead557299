import { documentIn, FACE_REQUIRED, scanDocument } from '@foyer/contract/document.ts'
import { type ScanOutcome, scanOutcome } from '@foyer/domain/document/scan-outcome.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { asProblem, problemTraits } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'

/** What the server's reader found in a picture. */
interface Shown {
  readonly outcome: ScanOutcome
  readonly document?: ScannedDocument | undefined
  /** True if the face on it can be compared with the guest's. */
  readonly faceCaptured?: boolean
}

/** Sends a picture to the server's reader. Throws only if the server can't be reached. */
export function useLookAtPicture() {
  const scan = useCall(scanDocument)
  return async (taken: Blob): Promise<Shown> => {
    try {
      const file = new File([taken], 'document', { type: taken.type })
      const { hasMrz, hasFace, faceCaptured, found } = await scan.mutateAsync({ body: file })
      const outcome = scanOutcome({ hasMrz, hasFace, documentType: found?.documentType })
      return { outcome, document: found && documentIn(found), faceCaptured }
    } catch (caught) {
      const { code, detail } = asProblem(caught)
      if (code === 'offline') throw caught
      if (detail === FACE_REQUIRED) return { outcome: { found: 'faceRequired' } }
      return { outcome: { found: problemTraits(code).status === 404 ? 'nothing' : 'failed' } }
    }
  }
}
