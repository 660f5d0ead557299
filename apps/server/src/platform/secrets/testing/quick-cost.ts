import type { PasswordCost } from '../password-hash.ts'

/** The minimum: most tests sign in, and none measures how long that takes. */
export const quickCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
