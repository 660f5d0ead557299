import type { ProblemCode } from '../problem/problem.ts'

/** The result of a comparison; `unsure` means that a person should check. */
export type FaceAnswer = 'matched' | 'notMatched' | 'unsure' | 'invalid'

const answers: Readonly<Record<number, FaceAnswer>> = { 200: 'matched', 400: 'notMatched' }

/**
 * The status decides; for any other status the problem code tells whether a person should check the
 * face.
 */
export function toFaceAnswer(status: number, code?: ProblemCode): FaceAnswer {
  return answers[status] ?? (code === 'faceUnsure' ? 'unsure' : 'invalid')
}
