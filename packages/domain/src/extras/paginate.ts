interface Paging {
  readonly view: 'one' | 'many'
  /** How many extras have their own page before the rest becomes a list; 0 for all of them. */
  readonly manyFromItem: number
}

/** Splits the offer into pages. */
export function paginate<One>(offered: readonly One[], { view, manyFromItem }: Paging): readonly (readonly One[])[] {
  if (offered.length === 0) return []
  if (view === 'many') return [offered]
  const alone = manyFromItem > 0 ? offered.slice(0, manyFromItem) : offered
  const rest = offered.slice(alone.length)
  return [...alone.map((one) => [one]), ...(rest.length > 0 ? [rest] : [])]
}
