import * as z from 'zod/mini'
import type { CountryPlaces, Municipality } from './place-book.ts'
import { readData, readDataLines } from './read-data.ts'

const departments = z.array(z.object({ code: z.string(), nom: z.string(), zone: z.string() }))

const municipality = z.object({
  code: z.string(),
  nom: z.string(),
  type: z.string(),
  zone: z.string(),
  departement: z.string(),
  codesPostaux: z._default(z.array(z.string()), []),
  population: z._default(z.number(), 0),
})

/** Overseas territories that are separate entries in the list of countries. */
const isOverseas = ({ zone }: { zone: string }) => zone === 'com'

/** Departments and municipalities by the codes of the statistical institute, INSEE. */
export async function readFrance(): Promise<CountryPlaces> {
  const all = departments.parse(
    JSON.parse(await readData(import.meta.resolve('@etalab/decoupage-administratif/data/departements.json'))),
  )
  return {
    regions: all.filter((one) => !isOverseas(one)).map(({ code, nom }) => ({ code, name: nom })),
    municipalities: readCommunes(),
  }
}

/** Streams them one by one, because nine megabytes of objects would stay in the process's heap. */
async function* readCommunes(): AsyncIterable<Municipality> {
  for await (const line of readDataLines(import.meta.resolve('@etalab/decoupage-administratif/data/communes.json'))) {
    if (!line.startsWith('{')) continue
    const one = municipality.parse(JSON.parse(line.replace(/,$/, '')))
    if (isOverseas(one) || one.type !== 'commune-actuelle') continue
    const { code, nom, departement, codesPostaux, population } = one
    yield { code, name: nom, region: departement, postalCodes: codesPostaux, population }
  }
}
