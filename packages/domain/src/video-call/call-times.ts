/** The guest's page asks again so often until somebody answers. */
export const REQUEST_AGAIN_MS = 3_000

/** The line of a call is dialled anew after this. */
export const CALL_RECONNECT_MS = 1_000

/** With which an end may open the line of its call, once. */
export const TOKEN_SECONDS = 120

/** How long a relay's password is good for: longer than anybody speaks with reception. */
export const RELAY_SECONDS = 3_600

/** No desk has rung by then: nobody is there. */
export const NOBODY_AFTER_S = 30

/** A desk rings, or everybody speaks with somebody else, and by then nobody has answered. */
export const UNANSWERED_AFTER_S = 60

/** An end that has not been heard for so long does not come back. */
export const GONE_AFTER_S = 15
