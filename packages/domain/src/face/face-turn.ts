/** The sides to which a guest may be asked to turn the head in a film, as the guest sees them. */
export const turnSides = ['left', 'right'] as const
export type TurnSide = (typeof turnSides)[number]
