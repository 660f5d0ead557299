import { toRegisterName } from '@foyer/domain/authority/latin-letters.ts'
import { toAlpha2 } from '@foyer/domain/country/country-codes.ts'

interface Place {
  readonly code: string
  readonly name: string
  /** Two letters; absent for states. */
  readonly province?: string
  /** The last day on which it existed, YYYY-MM-DD. */
  readonly until?: string
}

/** The register's places: states and Italian municipalities, also those that exist no more. */
export interface PlaceTable {
  findState(country: string): string | undefined
  findMunicipality(place: BirthPlace): { readonly code: string; readonly province: string } | undefined
}

interface BirthPlace {
  /** A name, or a code of the table. */
  readonly municipality: string
  readonly province?: string | undefined
  readonly birthDate: string
}

/** Names in the register's table that differ from those in Italian dictionaries. */
const stateNames: Readonly<Record<string, readonly string[]>> = {
  BLR: ['BIELORUSSIA'],
  BIH: ['BOSNIA ED ERZEGOVINA', 'BOSNIA ERZEGOVINA'],
  CHN: ['CINA', 'CINA REPUBBLICA POPOLARE', 'CINA POPOLARE'],
  COD: ['CONGO REPUBBLICA DEMOCRATICA DEL', 'REPUBBLICA DEMOCRATICA DEL CONGO'],
  COG: ['CONGO', 'CONGO REPUBBLICA DEL'],
  CZE: ['REPUBBLICA CECA'],
  GBR: ['REGNO UNITO', 'REGNO UNITO DI GRAN BRETAGNA E IRLANDA DEL NORD'],
  KOR: ['COREA DEL SUD', 'COREA REPUBBLICA'],
  LKA: ['SRI LANKA', 'CEYLON SRI LANKA'],
  MDA: ['MOLDAVIA', 'MOLDOVA'],
  MKD: ['MACEDONIA DEL NORD', 'MACEDONIA'],
  MMR: ['MYANMAR', 'BIRMANIA'],
  NLD: ['PAESI BASSI', 'OLANDA'],
  PER: ["PERU'"],
  PSE: ['PALESTINA', 'TERRITORI AUTONOMIA PALESTINESE'],
  RUS: ['FEDERAZIONE RUSSA', 'RUSSIA'],
  SVK: ['REPUBBLICA SLOVACCA', 'SLOVACCHIA'],
  USA: ["STATI UNITI D'AMERICA", 'STATI UNITI'],
  VAT: ["STATO CITTA' DEL VATICANO", "CITTA' DEL VATICANO", 'SANTA SEDE'],
  ZAF: ['SUDAFRICA', 'REPUBBLICA SUDAFRICANA', 'SUD AFRICA'],
}

const italian = new Intl.DisplayNames(['it'], { type: 'region' })

/** Names compare without accents, apostrophes and signs. */
const toKey = (name: string) => toRegisterName(name).replaceAll("'", ' ').replaceAll(/ +/g, ' ').trim()

/** Reads the CSV of `Tabella(Luoghi)`: code, name, province, last day. */
export function parsePlaceTable(csv: string): PlaceTable {
  const places = csv
    .split(/\r?\n/)
    .map((line) => line.split(';'))
    .filter(([code]) => /^\d{9}$/.test(code ?? ''))
    .map(toPlace)
  const states = new Map(
    places.filter(({ province, until }) => !province && !until).map((one) => [toKey(one.name), one]),
  )
  const municipalities = Map.groupBy(
    places.filter(({ province }) => province),
    ({ name }) => toKey(name),
  )
  const byCode = new Map(places.map((place) => [place.code, place]))

  function findMunicipality({ municipality, province, birthDate }: BirthPlace) {
    const coded = byCode.get(municipality)
    const named = municipalities.get(toKey(municipality)) ?? []
    const wanted = province?.trim().toUpperCase()
    const inProvince = named.filter((place) => place.province === wanted)
    const candidates = (coded ? [coded] : inProvince.length > 0 ? inProvince : named).filter(
      ({ until }) => !until || birthDate <= until,
    )
    // The place as it was then, which ended first after the birth.
    const [found, second] = candidates.toSorted((a, b) => (a.until ?? '9999').localeCompare(b.until ?? '9999'))
    if (!found?.province) return undefined
    const isAmbiguous = second !== undefined && second.until === found.until && second.province !== found.province
    return isAmbiguous ? undefined : { code: found.code, province: found.province }
  }

  return {
    findState: (country) =>
      getStateNames(country)
        .map((name) => states.get(toKey(name))?.code)
        .find(Boolean),
    findMunicipality,
  }
}

function getStateNames(country: string): readonly string[] {
  const alpha2 = toAlpha2(country)
  const usual = alpha2 && italian.of(alpha2)
  return [...(stateNames[country] ?? []), ...(usual ? [usual] : [])]
}

function toPlace([code = '', name = '', province = '', end = '']: readonly string[]): Place {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(end) ?? []
  return {
    code,
    name,
    ...(province.trim() && { province: province.trim() }),
    ...(year && { until: `${year}-${month}-${day}` }),
  }
}
