/** The `do` of a link to the arrivals that starts a walk-in. */
export const WALK_IN = 'walkIn'
