/** How postal codes are searched while a guest types. */
export const postalSearch = { minCharacters: 3, maxResults: 5, debounceMs: 500 } as const
