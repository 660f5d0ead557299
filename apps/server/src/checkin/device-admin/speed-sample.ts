import { randomBytes } from 'node:crypto'

/** A second's worth at the slowest speed that is not called slow. Random, so that nothing on the way can shrink it. */
const BYTES = 512 * 1024

export const speedSample = randomBytes(BYTES)
