import { type ApaleoFolio, apaleoFolios, apaleoRefunds } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'

/** Reads the guest's own folios: a reservation may have more, which others pay. */
export async function readFolios(session: ApaleoSession, reservationIds: readonly string[]): Promise<ApaleoFolio[]> {
  const answer = await session.read(apaleoFolios, '/finance/v1/folios', {
    propertyIds: session.property,
    reservationIds: reservationIds.join(','),
    expand: 'charges,transitoryCharges,allowances,payments',
    pageSize: '500',
  })
  const own = (answer?.folios ?? []).filter(({ type, isMainFolio }) => type === 'Guest' && isMainFolio)
  return Promise.all(
    own.map(async (folio) => ({
      ...folio,
      refunds: folio.payments.length > 0 ? await readRefunds(session, folio.id) : [],
    })),
  )
}

/** No list of folios has them. */
async function readRefunds(session: ApaleoSession, folioId: string): Promise<ApaleoFolio['refunds']> {
  const answer = await session.read(apaleoRefunds, `/finance/v1/folios/${encodeURIComponent(folioId)}/refunds`)
  return (answer?.refunds ?? []).filter(({ status }) => status !== 'Failure')
}

export const findGuestFolio = (folios: readonly ApaleoFolio[], reservationId: string): ApaleoFolio | undefined =>
  folios.find(({ reservation }) => reservation?.id === reservationId)
