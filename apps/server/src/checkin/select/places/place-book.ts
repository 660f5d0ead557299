import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import { foldLetters } from '@foyer/domain/name/fold-letters.ts'

/** Identified by the code of the country's own authority. */
export interface Place {
  readonly code: string
  readonly name: string
  /** The letters of an Italian province. */
  readonly sign?: string
}

export interface Municipality extends Place {
  readonly region: string
  readonly postalCodes: readonly string[]
  readonly population: number
}

export interface CountryPlaces {
  readonly regions: readonly Place[]
  readonly municipalities: readonly Municipality[] | AsyncIterable<Municipality>
  /** Set if the postal code itself determines the region. */
  readonly regionOf?: (postalCode: string) => string
  /**
   * Set where no open list of postal codes exists: the format of a full code, and whether it
   * belongs to the region's capital.
   */
  readonly wholeCode?: { readonly pattern: RegExp; readonly isOfCapital: (postalCode: string) => boolean }
}

export interface PlaceBook {
  readonly regions: readonly Place[]
  municipalities(region: string): readonly Place[]
  /** Returns the name of a region or municipality. */
  nameOf(code: string): string | undefined
  /** Returns the codes with this prefix; among towns that share a code, the largest comes first. */
  postalCodes(begin: string, most: number): readonly FoundPostalCode[]
  /** Returns the postal code's region. */
  regionOf(postalCode: string): string | undefined
  /**
   * Returns the region's municipality with this name; undefined if there is none or more than one.
   */
  municipalityOf(region: string | undefined, name: string): string | undefined
}

/**
 * Stores lines of text instead of objects: 35,000 municipalities take two megabytes, and searching
 * them is fast.
 */
export async function createPlaceBook({
  regions,
  municipalities,
  regionOf,
  wholeCode,
}: CountryPlaces): Promise<PlaceBook> {
  const all: Municipality[] = []
  for await (const one of municipalities) all.push(one)
  const towns = new Map(
    [...Map.groupBy(all, ({ region }) => region)].map(([region, its]) => [
      region,
      toLines(its.map(({ code, name }) => [code, name])),
    ]),
  )
  const posts = toLines(
    all
      .flatMap((town) => town.postalCodes.map((postalCode) => ({ postalCode, town })))
      .sort((one, other) => compare(one.postalCode, other.postalCode) || other.town.population - one.town.population)
      .map(({ postalCode, town }) => [postalCode, town.name, town.region, town.code]),
  )
  const townsOf = (region: string) =>
    findLines(towns.get(region), '').map(([code = '', name = '']): Place => ({ code, name }))

  function townCalled(region: string | undefined, name: string): Place | undefined {
    const [town, ...others] = region && name ? townsOf(region).filter(matchesName(name)) : []
    return others.length === 0 ? town : undefined
  }

  const capitals = new Map<string, Place | undefined>()
  /** Folding the names of all its towns takes longer than the rest of a call, so it is done once. */
  function capitalOf({ code, name }: Place): Place | undefined {
    if (!capitals.has(code)) capitals.set(code, townCalled(code, name))
    return capitals.get(code)
  }

  /**
   * A full code gives its region, and its town if that is the region's capital and has the same
   * name.
   */
  function byItself(code: string): FoundPostalCode[] {
    const region = wholeCode?.pattern.test(code) ? regions.find((one) => one.code === regionOf?.(code)) : undefined
    if (!region) return []
    const capital = wholeCode?.isOfCapital(code) ? capitalOf(region) : undefined
    const { name: city = '', code: municipality } = capital ?? {}
    return [{ postalCode: code, city, region: region.code, ...(municipality && { municipality }) }]
  }

  return {
    regions,
    municipalities: townsOf,
    nameOf(code) {
      const region = regions.find((one) => one.code === code)
      if (region) return region.name
      for (const lines of towns.values()) {
        const [found] = findLines(lines, `${code}\t`, 1)
        if (found) return found[1]
      }
      return undefined
    },
    postalCodes(begin, most) {
      const found = findLines(posts, begin, most)
      if (found.length === 0) return byItself(begin)
      return found.map(([postalCode = '', city = '', region = '', municipality = '']) => ({
        postalCode,
        city,
        region,
        municipality,
      }))
    },
    municipalityOf: (region, name) => townCalled(region, name)?.code,
    regionOf(postalCode) {
      const code = regionOf?.(postalCode) ?? findLines(posts, `${postalCode}\t`, 1)[0]?.[2]
      return regions.find((region) => region.code === code)?.code
    },
  }
}

/** Some have two names: `el Pinós/Pinoso`. */
function matchesName(name: string): (place: Place) => boolean {
  const sought = foldLetters(name)
  return (place) => [place.name, ...place.name.split('/')].some((one) => foldLetters(one) === sought)
}

const toLines = (rows: readonly string[][]) => rows.map((row) => `\n${row.join('\t')}`).join('')

/** Returns the lines with this prefix; they are adjacent. */
function findLines(lines = '', begin: string, most = Number.POSITIVE_INFINITY): string[][] {
  const found: string[][] = []
  let at = lines.indexOf(`\n${begin}`)
  while (at >= 0 && found.length < most && lines.startsWith(begin, at + 1)) {
    const next = lines.indexOf('\n', at + 1)
    found.push(lines.slice(at + 1, next < 0 ? undefined : next).split('\t'))
    at = next
  }
  return found
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
