import type { Database } from '../../platform/database/open-database.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { countCall, deleteOldCounts } from './outgoing-call.store.ts'

export interface CallLimit {
  readonly max: number
  readonly windowMs: number
}

/**
 * Counts a call for all processes. Returns how many are left of the limit, or undefined if it would be
 * one too many.
 */
export type CountForAll = (key: string, limit: CallLimit) => Promise<number | undefined>

/** For a process that is the only one. */
export const countForNone: CountForAll = async (_, { max }) => max

/** Keys are secrets or contain some, so that only their hashes are stored. */
export function createCountForAll({ directory }: Pick<Database, 'directory'>, now = () => Date.now()): CountForAll {
  const known = new Set<string>()
  return async (key, limit) => {
    const hash = sha256(key)
    if (!known.has(hash)) {
      known.add(hash)
      await deleteOldCounts(directory)
    }
    return countCall(directory, hash, limit, now())
  }
}
