/** So long it is said that a key is being made, at least. */
export const PROGRAMMING_MS = 3_500
/** So long it is said that the key is there to be taken. */
export const TAKE_MS = 5_000
/** Where a key is only pretended. */
export const SIMULATED_MS = 5_000
/** How long a unit that combines reader and dispenser takes, as its loader shows it. */
export const IAGONA_MS = 21_000
