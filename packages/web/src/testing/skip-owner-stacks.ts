import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React's development build records a stack for each of the first 10,000 elements per second, for
 * its warnings only. This sets the count of recorded stacks above that limit for good.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS)
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
    throw new Error('React no longer counts owner stacks: remove skip-owner-stacks.ts.')
  }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_VALUE, set() {} })
}
