/** Whoever was called away has left the lobby alone with it: what is for staff is no guest's business. */
export const CLOSES_AFTER_MS = 60_000
