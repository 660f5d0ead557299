import { type SelectList, type SelectOption, type SelectSource, selectOptions } from '@foyer/contract/select.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { listCountries } from './countries.ts'
import { listMunicipalities, listRegions } from './place-lists.ts'
import { getShortList, listLanguages } from './short-lists.ts'

type List = (source: SelectSource, language: string) => readonly SelectOption[] | Promise<readonly SelectOption[]>

/** Lists by name. Addresses from a client are never fetched. */
const lists = {
  countries: (_source, language) => listCountries(language),
  regions: listRegions,
  municipalities: listMunicipalities,
  languages: (_source, language) => listLanguages(language),
  relationships: (_source, language) => getShortList('relationships', language),
  'document-types': (_source, language) => getShortList('documentTypes', language),
  genders: (_source, language) => getShortList('genders', language),
} satisfies Record<SelectList, List>

export function selectRoutes(calls: Calls): void {
  calls.serve(selectOptions, async ({ body: { source } }, visit) => [
    ...(await lists[source.list](source, visit.language)),
  ])
}
