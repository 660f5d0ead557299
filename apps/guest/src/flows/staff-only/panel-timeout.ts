/** Closes an unattended staff panel, because guests must not see it. */
export const PANEL_TIMEOUT_MS = 60_000
