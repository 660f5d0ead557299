import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { CurrentParty } from '../../../flows/party/use-party.ts'

type FaceResult = 'matched' | 'skipped' | 'cameraFailed' | 'cancelled'

export interface FaceStepProps {
  readonly guest: Guest
  readonly party: CurrentParty
  /** The face on the document, if the scan has captured it. */
  readonly documentFace?: Blob | undefined
  /** Called after the server has been notified and the party reloaded. */
  readonly onDone: (result: FaceResult) => void
  readonly onBack: () => void
}
