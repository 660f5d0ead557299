import type { ProblemCode } from '../problem/problem.ts'

/** What is shown of a comparison; `unsure`: a person should look. */
export type FaceAnswer = 'matched' | 'notMatched' | 'unsure' | 'invalid'

const answers: Readonly<Record<number, FaceAnswer>> = { 200: 'matched', 400: 'notMatched' }

/** The status of the comparison says it; of all others, the problem says whether there was a face that a person should look at. */
export function faceAnswerOf(status: number, code?: ProblemCode): FaceAnswer {
  return answers[status] ?? (code === 'faceUnsure' ? 'unsure' : 'invalid')
}
