export type FaceAnswer = 'matched' | 'notMatched' | 'invalid'

const answers: Readonly<Record<number, FaceAnswer>> = { 200: 'matched', 400: 'notMatched' }

/** The status of the comparison says it all. */
export function faceAnswerOf(status: number): FaceAnswer {
  return answers[status] ?? 'invalid'
}
