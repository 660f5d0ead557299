import { type SelectList, type SelectOption, type SelectSource, selectOptions } from '@foyer/contract/select.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { countries } from './countries.ts'
import { municipalities, regions } from './place-lists.ts'
import { languageList, shortList } from './short-lists.ts'

type List = (source: SelectSource, language: string) => readonly SelectOption[] | Promise<readonly SelectOption[]>

/** Lists by name. Addresses from a client are never fetched. */
const lists = {
  countries: (_source, language) => countries(language),
  regions,
  municipalities,
  languages: (_source, language) => languageList(language),
  relationships: (_source, language) => shortList('relationships', language),
  'document-types': (_source, language) => shortList('documentTypes', language),
  genders: (_source, language) => shortList('genders', language),
} satisfies Record<SelectList, List>

export function selectRoutes(calls: Calls): void {
  calls.serve(selectOptions, async ({ body: { source } }, visit) => [
    ...(await lists[source.list](source, visit.language)),
  ])
}
