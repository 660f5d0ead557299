import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { getBlockedTotal } from '@foyer/domain/payment/deposit.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { findVehicle } from '@foyer/domain/upsell/fleet.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { createReservationBook } from '../../book/reservation/book.ts'
import { readSignatures } from '../../book/signature/signature.store.ts'
import { readTicksByGuest } from '../../book/signature/ticks.store.ts'
import { readDepositOfRental } from '../../money/deposit/deposit-of-rental.ts'
import { readPaperHotel } from '../../papers/paper/paper-hotel.ts'

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

export function createAgreementService({ sites }: { readonly sites: Sites }): AgreementService {
  return {
    async file({ tx, hotel, now, language: asked }, reservation) {
      const { config } = await sites.config(tx, hotel)
      const paper = await readPaperHotel({ tx, hotel, now, name: hotel.name }, sites)
      const language: Language = languages.find((one) => one === asked) ?? paper.language
      const { id, reference, room } = reservation
      const { required, blocks } = await readDepositOfRental({ tx, hotel }, sites, reservation)
      // Loads the PDF code only when it is needed.
      const { drawAgreement } = await import('./draw-agreement.ts')
      const content = await drawAgreement(
        {
          reservation,
          language,
          vehicle: findVehicle(config.fleet, room.number),
          deposit: required,
          block: getBlockedTotal(blocks),
          returnBy: config.hotelInfo.checkOutUntil,
          folio: await createReservationBook(hotel, tx).folio(id),
          signatures: await readSignatures(tx, [id]),
          ticks: await readTicksByGuest(tx, [id]),
        },
        paper,
      )
      return { name: `agreement-${reference}.pdf`, type: 'application/pdf', content }
    },
  }
}
