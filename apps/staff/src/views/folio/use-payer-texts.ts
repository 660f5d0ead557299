import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'
import { revenueGroups } from '@foyer/domain/folio/revenue-group.ts'
import { useTranslatedName } from '../../stays/names.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

/** How a payer is called, and what they pay. */
export function usePayerTexts(folio: Pick<StayFolio, 'firstName' | 'lastName' | 'services' | 'folios'>) {
  const { say } = useTexts()
  const nameIn = useTranslatedName()
  const nameRoute = (route: string) => {
    const group = revenueGroups.find((one) => one === route)
    if (group) return say(`folio.group.${group}`)
    return nameIn(folio.services.find(({ id }) => id === route)?.names ?? {}, route)
  }
  return {
    nameOf: ({ payer }: Folio) =>
      payer?.name || [folio.firstName, folio.lastName].filter(Boolean).join(' ') || say('folio.payer.guest'),
    nameRoute,
    routesOf: ({ id, routes }: Folio) => {
      if (routes.length > 0) return routes.map(nameRoute).join(', ')
      if (folio.folios.length === 1) return say('folio.route.all')
      return say(id === undefined ? 'folio.route.rest' : 'folio.route.none')
    },
  }
}
