import type { Generated } from 'kysely'

/** Guesses of license codes belong to no hotel, so none of these do. */
interface FailedTries {
  kind: string
  caller: string
  at: Generated<Date>
}

export interface TriesTables {
  failed_tries: FailedTries
}
