import { type Language, languages } from '@foyer/domain/config/language.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { vehicleIn } from '@foyer/domain/upsell/fleet.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { depositOfStay } from '../deposit/deposit.store.ts'
import { wantedDeposit } from '../deposit/wanted-deposit.ts'
import { paperHotel } from '../paper/paper-hotel.ts'
import { openBook } from '../reservation/book.ts'
import { signaturesOf } from '../signature/signatures-of.ts'
import { ticksOf } from '../signature/ticks.store.ts'

interface Reader extends Pick<Visit, 'tx' | 'hotel' | 'now'> {
  readonly language?: string | undefined
}

interface AgreementFile {
  readonly name: string
  readonly type: 'application/pdf'
  readonly content: Buffer
}

export interface AgreementService {
  /** Made anew each time from what the book says. */
  file(reader: Reader, reservation: Reservation): Promise<AgreementFile>
}

export function agreementService({ sites }: { readonly sites: Sites }): AgreementService {
  return {
    async file({ tx, hotel, now, language: wanted }, reservation) {
      const { config } = await sites.config(tx, hotel)
      const paper = await paperHotel({ tx, hotel, now, name: hotel.name }, sites)
      const language: Language = languages.find((one) => one === wanted) ?? paper.language
      const { id, reference, room } = reservation
      const last = await depositOfStay(tx, id)
      // Only who asks for a paper loads what draws it.
      const { agreementPdf } = await import('./agreement-pdf.ts')
      const content = await agreementPdf(
        {
          reservation,
          language,
          vehicle: vehicleIn(config.fleet, room.number),
          deposit: await wantedDeposit({ tx, hotel }, sites, reservation),
          block: last?.state === 'held' ? last : undefined,
          returnBy: config.hotelInfo.checkOutUntil,
          folio: await openBook(hotel, tx).folio(id),
          signatures: await signaturesOf(tx, [id]),
          ticks: await ticksOf(tx, [id]),
        },
        paper,
      )
      return { name: `agreement-${reference}.pdf`, type: 'application/pdf', content }
    },
  }
}
