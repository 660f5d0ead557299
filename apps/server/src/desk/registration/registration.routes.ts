import { type GeneratedFile, makeAgreement, makeCards, makeDayCards } from '@foyer/contract/staff/registration.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit, type StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { AgreementService } from '../../checkin/agreement/agreement.service.ts'
import { readPaperHotel } from '../../papers/paper/paper-hotel.ts'
import { readStays } from '../arrivals/read-arrivals.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { readCards } from './read-cards.ts'
import { listArrivedOnHotelDay } from './registration.store.ts'

export function registrationRoutes(calls: StaffCalls, sites: Sites, agreements: AgreementService): void {
  calls.serveStaff(makeCards, async ({ params }, staff) => {
    const { id, reference } = await getStayRow(staff, params.reference)
    return createCardsFile(staff, sites, { ids: [id], name: reference, subject: reference })
  })

  calls.serveStaff(makeAgreement, async ({ params }, staff) => {
    const { id, reference } = await getStayRow(staff, params.reference)
    const [stay] = await readStays(staff, sites, [id])
    if (!stay?.site.product.upsells) throw new Problem('notFound', 'this is not a rental')
    const main = stay.guests.find((guest) => guest.main)
    const { content, ...file } = await agreements.file({ ...staff, language: main?.language }, stay.reservation)
    await recordAudit(staff, { action: 'agreementMade', subject: reference })
    return { ...file, content: content.toString('base64') }
  })

  calls.serveStaff(makeDayCards, async ({ body }, staff) => {
    const ids = await listArrivedOnHotelDay(staff, body.day)
    return createCardsFile(staff, sites, { ids, name: body.day, subject: body.day })
  })
}

interface CardsRequest {
  readonly ids: readonly string[]
  readonly name: string
  readonly subject: string
}

/** Generated on each request and never stored. */
async function createCardsFile(
  staff: Staff,
  sites: Sites,
  { ids, name, subject }: CardsRequest,
): Promise<GeneratedFile> {
  const cards = await readCards(staff, sites, ids)
  if (cards.length === 0) throw new Problem('notFound', 'no one has a card here')
  // Loads the drawing code only when a PDF is requested.
  const { drawCards } = await import('./draw-cards.ts')
  const pdf = await drawCards(cards, await readPaperHotel(staff, sites))
  await recordAudit(staff, { action: 'cardsMade', subject, details: { guests: String(cards.length) } })
  return { name: `cards-${name}.pdf`, type: 'application/pdf', content: pdf.toString('base64') }
}
