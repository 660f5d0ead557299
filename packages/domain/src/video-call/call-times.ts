/** How often the guest's page repeats the request until staff answer. */
export const REQUEST_RETRY_DELAY_MS = 3_000

/** The delay before a call's connection is reopened. */
export const CALL_RECONNECT_DELAY_MS = 1_000

/** The lifetime of the one-time token with which a side opens the call's connection. */
export const CALL_TOKEN_LIFETIME_SECONDS = 120

/** The lifetime of a relay password; longer than any call with reception. */
export const RELAY_PASSWORD_LIFETIME_SECONDS = 3_600

/**
 * How long a guest waits by default. Every open desk page rings within seconds, so if none has
 * after half a minute, none is open. If one rings, staff may have to cross the lobby.
 */
export const CALL_TIMEOUTS = { nobodyS: 30, unansweredS: 90 } as const

/** After answering, staff may first have to allow the browser to use the camera. */
export const DESK_CONNECT_TIMEOUT_S = 60

/** A side that has been silent for this long does not come back. */
export const DISCONNECT_TIMEOUT_S = 15

/**
 * When the video ends, we wait this long for the connection to report whether the other side hung
 * up.
 */
export const HANG_UP_REASON_TIMEOUT_MS = 2_000

/** How long to wait for the connection to confirm a hang-up, or to report why a call ended. */
export const CALL_ANSWER_TIMEOUT_MS = 5_000
