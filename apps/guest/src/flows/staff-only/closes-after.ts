/** Closes an unattended staff panel, because guests must not see it. */
export const CLOSES_AFTER_MS = 60_000
