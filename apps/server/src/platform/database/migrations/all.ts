import type { Migration } from 'kysely/migration'
import { schema } from './0001-schema.ts'
import { keysFollowTheStay } from './0002-keys-follow-the-stay.ts'
import { feedRejections } from './0004-feed-rejections.ts'
import { secretsAndTraces } from './0005-secrets-and-traces.ts'
import { faceTurns } from './0006-face-turns.ts'
import { secondFactor } from './0007-second-factor.ts'
import { singleSignOn } from './0008-single-sign-on.ts'
import { replacedGuests } from './0009-replaced-guests.ts'
import { stayChanges } from './0010-stay-changes.ts'
import { housekeeping } from './0011-housekeeping.ts'
import { paperSignatures } from './0012-paper-signatures.ts'
import { stayDetails } from './0013-stay-details.ts'
import { stayTerms } from './0014-stay-terms.ts'
import { folios } from './0016-folios.ts'
import { invoices } from './0017-invoices.ts'
import { dayCloseAndCash } from './0018-day-close-and-cash.ts'
import { vatRounding } from './0020-vat-rounding.ts'
import { fillingIn } from './0022-filling-in.ts'
import { authorityReports } from './0024-authority-reports.ts'
import { waivedReports } from './0026-waived-reports.ts'
import { bookingReports } from './0030-booking-reports.ts'
import { identityBeforeKey } from './0032-identity-before-key.ts'
import { invoiceRecords } from './0034-invoice-records.ts'
import { tills } from './0035-tills.ts'
import { hotelDayStart } from './0038-hotel-day.ts'
import { departedDebts } from './0039-departed-debts.ts'
import { feedDigests } from './0040-feed-digests.ts'
import { watchedCheckIns } from './0041-watched-check-ins.ts'
import { hotelSystemDrafts } from './0042-hotel-system-drafts.ts'
import { bookDifferences } from './0043-book-differences.ts'
import { preCheckinExtras } from './0047-pre-checkin-extras.ts'
import { authorityDayReceipts } from './0048-authority-day-receipts.ts'
import { partyPricesAndKeyHours } from './0049-party-prices-and-key-hours.ts'
import { payWallets } from './0051-pay-wallets.ts'
import { noShowIndex } from './0052-no-show-index.ts'
import { billRequester } from './0054-bill-requester.ts'
import { workByAge } from './0056-work-by-age.ts'
import { visitReferences } from './0057-visit-references.ts'
import { billToBooking } from './0059-bill-to-booking.ts'
import { bookComparisons } from './0060-book-comparisons.ts'
import { outgoingCalls } from './0061-outgoing-calls.ts'
import { stayDebts } from './0062-stay-debts.ts'
import { bizum } from './0064-bizum.ts'
import { countingTries } from './0068-counting-tries.ts'

/** In order of their names. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-schema': schema,
  '0002-keys-follow-the-stay': keysFollowTheStay,
  '0004-feed-rejections': feedRejections,
  '0005-secrets-and-traces': secretsAndTraces,
  '0006-face-turns': faceTurns,
  '0007-second-factor': secondFactor,
  '0008-single-sign-on': singleSignOn,
  '0009-replaced-guests': replacedGuests,
  '0010-stay-changes': stayChanges,
  '0011-housekeeping': housekeeping,
  '0012-paper-signatures': paperSignatures,
  '0013-stay-details': stayDetails,
  '0014-stay-terms': stayTerms,
  '0016-folios': folios,
  '0017-invoices': invoices,
  '0018-day-close-and-cash': dayCloseAndCash,
  '0020-vat-rounding': vatRounding,
  '0022-filling-in': fillingIn,
  '0024-authority-reports': authorityReports,
  '0026-waived-reports': waivedReports,
  '0030-booking-reports': bookingReports,
  '0032-identity-before-key': identityBeforeKey,
  '0034-invoice-records': invoiceRecords,
  '0035-tills': tills,
  '0038-hotel-day': hotelDayStart,
  '0039-departed-debts': departedDebts,
  '0040-feed-digests': feedDigests,
  '0041-watched-check-ins': watchedCheckIns,
  '0042-hotel-system-drafts': hotelSystemDrafts,
  '0043-book-differences': bookDifferences,
  '0047-pre-checkin-extras': preCheckinExtras,
  '0048-authority-day-receipts': authorityDayReceipts,
  '0049-party-prices-and-key-hours': partyPricesAndKeyHours,
  '0051-pay-wallets': payWallets,
  '0052-no-show-index': noShowIndex,
  '0054-bill-requester': billRequester,
  '0056-work-by-age': workByAge,
  '0057-visit-references': visitReferences,
  '0059-bill-to-booking': billToBooking,
  '0060-book-comparisons': bookComparisons,
  '0061-outgoing-calls': outgoingCalls,
  '0062-stay-debts': stayDebts,
  '0064-bizum': bizum,
  '0068-counting-tries': countingTries,
}
