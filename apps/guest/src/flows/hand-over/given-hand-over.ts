import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'

/**
 * The check-in that this page handed over, and the secret to take it back. It holds no guest data.
 */
export interface GivenHandOver {
  readonly id: string
  readonly secret: string
}

const NAME = 'handOver.given'

export const storeGivenHandOver = (given: GivenHandOver): void => saveToVisit(NAME, given)
export const readGivenHandOver = (): GivenHandOver | undefined => readFromVisit<GivenHandOver>(NAME)
export const clearGivenHandOver = (): void => removeFromVisit(NAME)
