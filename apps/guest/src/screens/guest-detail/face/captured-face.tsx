import type { Capture } from '../use-capture.ts'
import { FaceStep } from './face-step.tsx'
import { useFaceStep } from './use-face-step.ts'

/** The face step, as a guest's last step or the first. */
export function CapturedFace({ capture }: { capture: Capture }) {
  const onDone = useFaceStep(capture)
  const { guest, party, scan, flow } = capture
  return <FaceStep {...{ guest, party, onDone }} documentFace={scan.left.documentFace} onBack={flow.back} />
}
