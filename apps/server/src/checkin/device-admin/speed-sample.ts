import { randomBytes } from 'node:crypto'

/**
 * One second's worth at the slowest acceptable speed. Random, so that it can't be compressed on the
 * way.
 */
const BYTES = 512 * 1024

export const speedSample = randomBytes(BYTES)
