/**
 * Why the server cannot start, as one sentence for the person at the terminal; printed without a
 * stack.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
