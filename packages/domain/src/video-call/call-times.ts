/** The guest's page asks again so often until somebody answers. */
export const REQUEST_AGAIN_MS = 3_000

/** The line of a call is dialled anew after this. */
export const CALL_RECONNECT_MS = 1_000

/** With which an end may open the line of its call, once. */
export const TOKEN_SECONDS = 120

/** How long a relay's password is good for: longer than anybody speaks with reception. */
export const RELAY_SECONDS = 3_600

/**
 * How long a guest waits, where the hotel says nothing else. Every open page at a desk rings by itself within seconds: where none has
 * in half a minute, none is open. Where one rings, somebody may have to cross the lobby.
 */
export const CALL_PATIENCE = { nobodyS: 30, unansweredS: 90 } as const

/** Whoever has answered may first have to allow the browser their camera. */
export const DESK_OPENS_WITHIN_S = 60

/** An end that has not been heard for so long does not come back. */
export const GONE_AFTER_S = 15

/** A picture that ends says nothing of why; whoever has hung up has said so on the line, which may take this long. */
export const LINE_SAYS_WHY_MS = 2_000

/** Whoever hangs up waits so long for the line to have taken it; asked why, for so long for the answer. */
export const LINE_ANSWERS_MS = 5_000
