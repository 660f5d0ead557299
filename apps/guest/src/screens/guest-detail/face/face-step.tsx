import { CameraFailed } from './camera-failed.tsx'
import { FaceCamera } from './face-camera.tsx'
import type { FaceStepProps } from './face-props.ts'
import { NotAgreed } from './not-agreed.tsx'
import { useFace } from './use-face.ts'

/** Compares a guest's face with the one on their document. Nothing is captured without consent. */
export function FaceStep(props: FaceStepProps) {
  return props.guest.faceConsent === true ? <AgreedFace {...props} /> : <NotAgreed {...props} />
}

function AgreedFace(props: FaceStepProps) {
  const face = useFace(props)
  return face.hasCamera ? (
    <FaceCamera face={face} onBack={props.onBack} />
  ) : (
    <CameraFailed face={face} onBack={props.onBack} />
  )
}
