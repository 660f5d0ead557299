import { forget, keep, kept } from '../../site/kept.ts'

/** What this page has given away, and with what it takes that back. Of the guest it says nothing. */
export interface GivenHandOver {
  readonly id: string
  readonly secret: string
}

const NAME = 'handOver.given'

export const keepGiven = (given: GivenHandOver): void => keep(NAME, given)
export const givenHere = (): GivenHandOver | undefined => kept<GivenHandOver>(NAME)
export const forgetGiven = (): void => forget(NAME)
