const { PATH, NODE_COMPILE_CACHE } = process.env

/**
 * A simulator gets none of our settings. With the cache of `npm test` it does not strip and compile
 * its sources at every start.
 */
export const simulatorEnv = { PATH, NODE_COMPILE_CACHE }
