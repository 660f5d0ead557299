/**
 * Splits an amount into equal parts that add up to it. Rounds as the nights of a changed stay do, so
 * that a released night takes back exactly its part.
 */
export function splitEvenly(minor: number, parts: number): number[] {
  const upTo = (part: number) => Math.round((minor * part) / parts)
  return Array.from({ length: parts }, (_, at) => upTo(at + 1) - upTo(at))
}

const nightCount = /[,·]?\s*\d+\s+(nights?|noches?|Nacht|Nächte|nuits?|nits?|nott[ei]|noites?)\s*$/u

/** Whether a name says for how many nights it is. */
export const hasNightCount = (name: string): boolean => nightCount.test(name)

/** Names of a line for one night, without the number of nights: "Classic room, 3 nights" is "Classic room". */
export function toNightNames(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, name.replace(nightCount, '') || name]),
  )
}
