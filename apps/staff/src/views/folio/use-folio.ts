import { readFolio } from '@foyer/contract/staff/folio.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'

/** The folio of a stay. Changes arrive over the live connection, and immediately after an action here. */
export function useFolio(reference: string) {
  const loaded = useLoad(readFolio, { params: { reference } })
  return { loaded, folio: loaded.data, again: () => void loaded.refetch() }
}
