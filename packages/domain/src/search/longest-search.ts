/** As long as the search takes what it is asked by. */
export const longestSearch = { voucher: 64, surname: 100 } as const
