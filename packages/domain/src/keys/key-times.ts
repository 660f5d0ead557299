/** The minimum time for which the screen shows that a key is being made. */
export const MIN_PROGRAMMING_MS = 3_500
/** How long the screen asks the guest to take the key. */
export const TAKE_KEY_MESSAGE_MS = 5_000
/** The duration for a simulated key. */
export const SIMULATED_KEY_MS = 5_000
/** How long a combined reader and dispenser takes, for its loader. */
export const IAGONA_LOADER_MS = 21_000
