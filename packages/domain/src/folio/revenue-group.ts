/** What revenue is reported by. City taxes are no revenue of the hotel and have a group of their own. */
export const revenueGroups = ['room', 'food', 'parking', 'other', 'tax'] as const
export type RevenueGroup = (typeof revenueGroups)[number]

/** Groups that a service of the price list can have. */
export const serviceGroups = ['room', 'food', 'parking', 'other'] as const
export type ServiceGroup = (typeof serviceGroups)[number]
