import type { ProblemCode } from '@foyer/domain/problem/problem.ts'

/** Problems of a guest's screen that the desk reads in the same words: `guestProblem.<code>`. */
export const guestProblems = [
  'cardJammed',
  'noCards',
  'cardTakenBack',
  'keyNotCut',
  'keyPending',
  'keysGiven',
  'grantExpired',
  'deviceAway',
  'deviceFailed',
  'deviceUnknown',
  'outcomeUnknown',
  'payFirst',
  'payLimit',
  'paymentOpen',
  'paymentNotPossible',
  'kioskNotConfigured',
  'signatureMissing',
] as const satisfies readonly ProblemCode[]

type GuestProblem = (typeof guestProblems)[number]

export const isGuestProblem = (code: string | undefined): code is GuestProblem =>
  (guestProblems as readonly (string | undefined)[]).includes(code)
