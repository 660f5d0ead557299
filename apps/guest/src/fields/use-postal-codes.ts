import { type FoundPostalCode, findPostalCodes } from '@foyer/contract/postal-codes.ts'
import { postalSearch } from '@foyer/domain/fields/postal-search.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useDebounced } from './use-debounced.ts'

const noPostalCodes: readonly FoundPostalCode[] = []

/** Codes that match the typed characters. Empty if the search fails; the guest keeps typing. */
export function usePostalCodes(country: string, typed: string): readonly FoundPostalCode[] {
  const now = typed.trim()
  const query = useDebounced(now, postalSearch.debounceMs)
  const asks = country !== '' && query === now && query.length >= postalSearch.minCharacters
  const { data } = useLoad(findPostalCodes, { body: { country, query } }, { when: asks })
  return (asks && data?.results) || noPostalCodes
}
