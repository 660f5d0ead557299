/** The longest input that the search accepts. */
export const maxSearchLength = { voucher: 64, surname: 100 } as const
