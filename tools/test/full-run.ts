/** Requested by `CI`, which every CI service sets: all rounds of all tests, and every journey. */
export const isFullRun = (environment: NodeJS.ProcessEnv = process.env): boolean => Boolean(environment['CI'])
