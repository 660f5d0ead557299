import { type ApaleoFolio, apaleoFolios } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'

export async function readFolios(session: ApaleoSession, reservationIds: readonly string[]): Promise<ApaleoFolio[]> {
  const answer = await session.read(apaleoFolios, '/finance/v1/folios', {
    propertyIds: session.property,
    reservationIds: reservationIds.join(','),
    expand: 'charges,allowances,payments',
    pageSize: '500',
  })
  return answer?.folios ?? []
}

/** The guest's own: a reservation may have more folios, which others pay. */
export const findGuestFolio = (folios: readonly ApaleoFolio[], reservationId: string): ApaleoFolio | undefined =>
  folios.find(
    ({ type, isMainFolio, reservation }) => type === 'Guest' && isMainFolio && reservation?.id === reservationId,
  )
