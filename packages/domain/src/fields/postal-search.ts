/** How postal codes are searched while a guest types. */
export const postalSearch = { leastCharacters: 3, mostResults: 5, waitMs: 500 } as const
