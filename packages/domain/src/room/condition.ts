/** In the order of housekeeping's work. */
export const roomConditions = ['dirty', 'clean', 'inspected'] as const

export type RoomCondition = (typeof roomConditions)[number]
