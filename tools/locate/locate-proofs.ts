import { type Place, ShippedSources } from './shipped-sources.ts'
import { type ProofLine, proofsTable } from './table.ts'
import { findTokens } from './tokens.ts'

/** A line of the table with the position of its code in this tree. */
export interface TakeOut extends ProofLine, Place {}

export interface Located {
  readonly takeOuts: readonly TakeOut[]
  /** Lines whose code was not found, one sentence each. */
  readonly faults: readonly string[]
}

export function locateProofs(root: string, lines: readonly ProofLine[]): Located {
  const sources = new ShippedSources(root)
  const takeOuts: TakeOut[] = []
  const faults: string[] = []
  for (const [index, line] of lines.entries()) {
    const places = sources.placesOf(line.symbol)
    const found = findPlacesWithin(sources, places, line.text)
    const [only] = found
    const row = `${proofsTable}:${index + 2}`
    if (places.length === 0) faults.push(`${row} names ${line.symbol}, which nothing is called.`)
    else if (only === undefined || found.length > 1)
      faults.push(`${row} takes out of ${line.symbol} what is found there ${found.length} times.`)
    else takeOuts.push({ ...line, ...only })
  }
  return { takeOuts, faults }
}

/** Each match once, even if a declaration encloses another of the same name. */
export function findPlacesWithin(sources: ShippedSources, places: readonly Place[], text: string): Place[] {
  const found = places.flatMap((place) =>
    findTokens(sources.tokensAt(place), text).map((range) => ({ file: place.file, ...range })),
  )
  return [...new Map(found.map((place) => [`${place.file}:${place.start}`, place])).values()]
}

/** Lines for a clause that no test quotes. */
export function findUnquotedLines(lines: readonly ProofLine[], quoted: ReadonlySet<string>): string[] {
  return lines.flatMap(({ clause }, index) =>
    quoted.has(clause) ? [] : [`${proofsTable}:${index + 2} takes something out for ${clause}, which no test quotes.`],
  )
}

/** The file's text after the removal. */
export const removeTakeOut = (whole: string, { start, end, instead }: TakeOut): string =>
  whole.slice(0, start) + instead + whole.slice(end)
