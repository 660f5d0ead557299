import type { PasswordCost } from '../password-hash.ts'

/** The least there is: most tests sign somebody in, and none of them asks how long that takes. */
export const quickCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
