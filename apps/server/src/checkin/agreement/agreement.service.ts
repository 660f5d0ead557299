import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { onCards } from '@foyer/domain/payment/deposit.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { vehicleIn } from '@foyer/domain/upsell/fleet.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { openBook } from '../../book/reservation/book.ts'
import { signaturesOf } from '../../book/signature/signature.store.ts'
import { ticksOf } from '../../book/signature/ticks.store.ts'
import { depositOfRental } from '../../money/deposit/deposit-of-rental.ts'
import { paperHotel } from '../../papers/paper/paper-hotel.ts'

interface Reader extends Pick<Visit, 'tx' | 'hotel' | 'now'> {
  readonly language?: string | undefined
}

interface AgreementFile {
  readonly name: string
  readonly type: 'application/pdf'
  readonly content: Buffer
}

export interface AgreementService {
  /** Generates the agreement from the current data each time. */
  file(reader: Reader, reservation: Reservation): Promise<AgreementFile>
}

export function agreementService({ sites }: { readonly sites: Sites }): AgreementService {
  return {
    async file({ tx, hotel, now, language: asked }, reservation) {
      const { config } = await sites.config(tx, hotel)
      const paper = await paperHotel({ tx, hotel, now, name: hotel.name }, sites)
      const language: Language = languages.find((one) => one === asked) ?? paper.language
      const { id, reference, room } = reservation
      const { wanted, blocks } = await depositOfRental({ tx, hotel }, sites, reservation)
      // Loads the PDF code only when it is needed.
      const { agreementPdf } = await import('./agreement-pdf.ts')
      const content = await agreementPdf(
        {
          reservation,
          language,
          vehicle: vehicleIn(config.fleet, room.number),
          deposit: wanted,
          block: onCards(blocks),
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
