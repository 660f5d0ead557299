import type { Migration } from 'kysely/migration'
import { ground } from './0001-ground.ts'
import { demoDays } from './0002-demo-days.ts'
import { hub } from './0003-hub.ts'
import { staff } from './0004-staff.ts'
import { tracking } from './0005-tracking.ts'
import { accounts } from './0006-accounts.ts'
import { postalCodes } from './0007-postal-codes.ts'
import { superseded } from './0008-superseded.ts'
import { consents } from './0009-consents.ts'
import { preCheckin } from './0010-pre-checkin.ts'
import { registration } from './0011-registration.ts'
import { frontDesk } from './0012-front-desk.ts'
import { devicePause } from './0013-device-pause.ts'
import { rentalTerms } from './0014-rental-terms.ts'
import { rights } from './0015-rights.ts'
import { typedAndVeiled } from './0017-typed-and-veiled.ts'
import { intents } from './0020-intents.ts'
import { outbox } from './0030-outbox.ts'
import { folioSource } from './0031-folio-source.ts'
import { hotelSystem } from './0032-hotel-system.ts'
import { outboxTimes } from './0033-outbox-times.ts'
import { jobs } from './0040-jobs.ts'
import { whatCallsRead } from './0050-what-calls-read.ts'
import { proof } from './0051-proof.ts'
import { growingWaits } from './0052-growing-waits.ts'
import { staffInvitations } from './0053-staff-invitations.ts'
import { publications } from './0055-publications.ts'
import { hubOfDevice } from './0056-hub-of-device.ts'
import { searchWords } from './0060-search-words.ts'
import { alertsOfGuests } from './0061-alerts-of-guests.ts'
import { brokenParts } from './0062-broken-parts.ts'
import { roomWaits } from './0063-room-waits.ts'
import { stayCard } from './0066-stay-card.ts'
import { contractOfStay } from './0069-contract-of-stay.ts'
import { signedAuditHeads } from './0072-signed-audit-heads.ts'
import { visitScans } from './0073-visit-scans.ts'
import { keys } from './0076-keys.ts'
import { keysEndWithTheStay } from './0077-keys-end-with-the-stay.ts'
import { checkOut } from './0080-check-out.ts'
import { mailFiles } from './0081-mail-files.ts'
import { lostCode } from './0083-lost-code.ts'
import { deviceMaintenance } from './0084-device-maintenance.ts'
import { roomNights } from './0086-room-nights.ts'
import { walkIns } from './0087-walk-ins.ts'
import { memberships } from './0088-memberships.ts'
import { extras } from './0090-extras.ts'
import { upgrades } from './0091-upgrades.ts'
import { keyProof } from './0095-key-proof.ts'
import { deskHubs } from './0096-desk-hubs.ts'
import { hubParts } from './0097-hub-parts.ts'
import { frontDeskLine } from './0100-front-desk-line.ts'
import { acceptedSignatures } from './0101-accepted-signatures.ts'
import { payments } from './0105-payments.ts'
import { fiscalBills } from './0110-fiscal-bills.ts'
import { vouchers } from './0115-vouchers.ts'
import { wantedBills } from './0116-wanted-bills.ts'
import { invoiceHolders } from './0117-invoice-holders.ts'
import { shifts } from './0118-shifts.ts'
import { pickUps } from './0120-pick-ups.ts'
import { addedDrivers } from './0121-added-drivers.ts'
import { upsells } from './0123-upsells.ts'
import { videoCalls } from './0126-video-calls.ts'
import { identitySeen } from './0127-identity-seen.ts'
import { handOvers } from './0129-hand-overs.ts'
import { deskHolds } from './0130-desk-holds.ts'
import { staffAnswers } from './0133-staff-answers.ts'
import { filedAs } from './0136-filed-as.ts'
import { paidAsDeposit } from './0140-paid-as-deposit.ts'
import { terminalRefunds } from './0145-terminal-refunds.ts'
import { deposits } from './0150-deposits.ts'
import { callPatience } from './0158-call-patience.ts'
import { acceptedTerms } from './0170-accepted-terms.ts'
import { takenDeposits } from './0175-taken-deposits.ts'
import { givenBack } from './0180-given-back.ts'
import { refundsByHand } from './0190-refunds-by-hand.ts'
import { depositsAtPage } from './0191-deposits-at-page.ts'
import { wordsAnew } from './0193-words-anew.ts'
import { nightsOfARoom } from './0202-nights-of-a-room.ts'
import { messagesByLanguage } from './0250-messages-by-language.ts'
import { blocksOfADeposit } from './0260-blocks-of-a-deposit.ts'
import { signedAgreements } from './0261-signed-agreements.ts'
import { outsideCallsOfStaff } from './0270-outside-calls-of-staff.ts'

/** In order of their names. A migration that has been released never changes. */
export const migrations: Record<string, Migration> = {
  '0001-ground': ground,
  '0002-demo-days': demoDays,
  '0003-hub': hub,
  '0004-staff': staff,
  '0005-tracking': tracking,
  '0006-accounts': accounts,
  '0007-postal-codes': postalCodes,
  '0008-superseded': superseded,
  '0009-consents': consents,
  '0010-pre-checkin': preCheckin,
  '0011-registration': registration,
  '0012-front-desk': frontDesk,
  '0013-device-pause': devicePause,
  '0014-rental-terms': rentalTerms,
  '0015-rights': rights,
  '0017-typed-and-veiled': typedAndVeiled,
  '0020-intents': intents,
  '0030-outbox': outbox,
  '0031-folio-source': folioSource,
  '0032-hotel-system': hotelSystem,
  '0033-outbox-times': outboxTimes,
  '0040-jobs': jobs,
  '0050-what-calls-read': whatCallsRead,
  '0051-proof': proof,
  '0052-growing-waits': growingWaits,
  '0053-staff-invitations': staffInvitations,
  '0055-publications': publications,
  '0056-hub-of-device': hubOfDevice,
  '0060-search-words': searchWords,
  '0061-alerts-of-guests': alertsOfGuests,
  '0062-broken-parts': brokenParts,
  '0063-room-waits': roomWaits,
  '0066-stay-card': stayCard,
  '0069-contract-of-stay': contractOfStay,
  '0072-signed-audit-heads': signedAuditHeads,
  '0073-visit-scans': visitScans,
  '0076-keys': keys,
  '0077-keys-end-with-the-stay': keysEndWithTheStay,
  '0080-check-out': checkOut,
  '0081-mail-files': mailFiles,
  '0083-lost-code': lostCode,
  '0084-device-maintenance': deviceMaintenance,
  '0086-room-nights': roomNights,
  '0087-walk-ins': walkIns,
  '0088-memberships': memberships,
  '0090-extras': extras,
  '0091-upgrades': upgrades,
  '0095-key-proof': keyProof,
  '0096-desk-hubs': deskHubs,
  '0097-hub-parts': hubParts,
  '0100-front-desk-line': frontDeskLine,
  '0101-accepted-signatures': acceptedSignatures,
  '0105-payments': payments,
  '0110-fiscal-bills': fiscalBills,
  '0115-vouchers': vouchers,
  '0116-wanted-bills': wantedBills,
  '0117-invoice-holders': invoiceHolders,
  '0118-shifts': shifts,
  '0120-pick-ups': pickUps,
  '0121-added-drivers': addedDrivers,
  '0123-upsells': upsells,
  '0126-video-calls': videoCalls,
  '0127-identity-seen': identitySeen,
  '0129-hand-overs': handOvers,
  '0130-desk-holds': deskHolds,
  '0133-staff-answers': staffAnswers,
  '0136-filed-as': filedAs,
  '0140-paid-as-deposit': paidAsDeposit,
  '0145-terminal-refunds': terminalRefunds,
  '0150-deposits': deposits,
  '0158-call-patience': callPatience,
  '0170-accepted-terms': acceptedTerms,
  '0175-taken-deposits': takenDeposits,
  '0180-given-back': givenBack,
  '0190-refunds-by-hand': refundsByHand,
  '0191-deposits-at-page': depositsAtPage,
  '0193-words-anew': wordsAnew,
  '0202-nights-of-a-room': nightsOfARoom,
  '0250-messages-by-language': messagesByLanguage,
  '0260-blocks-of-a-deposit': blocksOfADeposit,
  '0261-signed-agreements': signedAgreements,
  '0270-outside-calls-of-staff': outsideCallsOfStaff,
}
