import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { PartyAtHand } from '../../../flows/party/use-party.ts'

type FaceResult = 'matched' | 'skipped' | 'cameraFailed' | 'cancelled'

export interface FaceStepProps {
  readonly guest: Guest
  readonly party: PartyAtHand
  /** The face on the document, where the scan has taken a picture of it. */
  readonly documentFace?: Blob | undefined
  /** By then the server has been told, and the party read anew. */
  readonly onDone: (result: FaceResult) => void
  readonly onBack: () => void
}
