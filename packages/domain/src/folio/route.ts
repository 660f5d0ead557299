import type { RevenueGroup } from './revenue-group.ts'

interface RoutedFolio {
  readonly id: string
  readonly routes: readonly string[]
}

/**
 * The payer of a new line: the first whose rules name its service, otherwise the first that names
 * its group. Undefined for the guest.
 */
export function findPayerId(
  folios: readonly RoutedFolio[],
  { group, serviceId }: { readonly group: RevenueGroup; readonly serviceId: string | undefined },
): string | undefined {
  const byService = folios.find(({ routes }) => serviceId !== undefined && routes.includes(serviceId))
  return (byService ?? folios.find(({ routes }) => routes.includes(group)))?.id
}
