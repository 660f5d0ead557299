import { forget, keep, kept } from '../../site/kept.ts'

/**
 * The check-in that this page handed over, and the secret to take it back. It holds no guest data.
 */
export interface GivenHandOver {
  readonly id: string
  readonly secret: string
}

const NAME = 'handOver.given'

export const keepGiven = (given: GivenHandOver): void => keep(NAME, given)
export const givenHere = (): GivenHandOver | undefined => kept<GivenHandOver>(NAME)
export const forgetGiven = (): void => forget(NAME)
