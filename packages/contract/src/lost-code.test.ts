import { it } from 'vitest'
import { logLostCode, printAccessCode, resendAccessCode, revealLostCode } from './lost-code.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const reservation = { reference: 'FOY1011', keyCode: '****', mainGuest: 'Kowalski', endDate: '2030-01-04' }
const reservationWire = { reference: 'FOY1011', key_code: '****', main_guest: 'Kowalski', date_to: '2030-01-04' }

it('resend-access-code maps its fields to wire names', () => {
  expectRoundTrip(
    resendAccessCode.body,
    { hotelId: 1, roomNumber: '204', surname: 'Kowalski' },
    { hotel_id: 1, room_code: '204', surname: 'Kowalski' },
  )
  expectRoundTrip(
    resendAccessCode.reply,
    { emails: ['kow****@example.com'], reservation, logId: 'l1' },
    { emails_sent: ['kow****@example.com'], reservation: reservationWire, lost_room_code_log_id: 'l1' },
  )
})

it('update-lost-room-code-log maps its fields to wire names', () => {
  expectRoundTrip(
    logLostCode.body,
    { hotelId: 1, action: 'show_room_code', logId: 'l1' },
    { hotel_id: 1, room_code_action: 'show_room_code', log_id: 'l1' },
  )
})

it('print-room-code maps its fields to wire names', () => {
  expectRoundTrip(
    printAccessCode.body,
    { reservation, printer: { host: 'p' }, localTime: '2030-01-02T15:00' },
    { reservation: reservationWire, printer_configuration: { host: 'p' }, kiosk_local_datetime: '2030-01-02T15:00' },
  )
  expectRoundTrip(printAccessCode.reply, { file: 'JVBERi0=' }, { room_code_file: 'JVBERi0=' })
})

it('the call that reveals a code maps its fields to wire names', () => {
  expectRoundTrip(
    revealLostCode.body,
    { logId: 'l1', fields: { firstName: 'Zofia' } },
    { log_id: 'l1', fields: { firstName: 'Zofia' } },
  )
  expectRoundTrip(
    revealLostCode.reply,
    { issues: { endDate: 'invalid-error' } },
    { errors: { endDate: 'invalid-error' } },
  )
  expectRoundTrip(revealLostCode.reply, { issues: {}, reservation }, { errors: {}, reservation: reservationWire })
})
