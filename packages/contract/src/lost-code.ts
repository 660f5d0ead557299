import { lostCodeFieldNames, lostCodeIssues } from '@foyer/domain/lost-code/lost-code-fields.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { opaque, text } from './wire/values.ts'

const lostReservation = renamed(
  { reference: z.string(), keyCode: text, mainGuest: text, endDate: text },
  { keyCode: 'key_code', mainGuest: 'main_guest', endDate: 'date_to' },
)
export type LostReservation = z.output<typeof lostReservation>

const typed = z.string().check(z.minLength(1), z.maxLength(120))

/** Sends the code to the addresses on file. The reply masks code, number, guest and day. */
export const resendAccessCode = call({
  name: 'resendAccessCode',
  method: 'POST',
  path: '/api/resend-access-code/',
  body: renamed(
    { hotelId: z.int(), roomNumber: typed, surname: typed },
    { ...commonWireNames, roomNumber: 'room_code' },
  ),
  reply: renamed(
    { emails: z.array(z.string()), reservation: lostReservation, logId: z.string() },
    { emails: 'emails_sent', logId: 'lost_room_code_log_id' },
  ),
})

/**
 * Extension: checks the guest's input on the server and returns the code if it matches. The reply
 * is not stored for idempotency, because it contains the code in clear text.
 */
export const revealLostCode = call({
  name: 'revealLostCode',
  method: 'POST',
  path: '/api/reveal-access-code/',
  changes: false,
  body: renamed(
    {
      logId: z.string().check(z.maxLength(64)),
      fields: z.partialRecord(z.enum(lostCodeFieldNames), z.string().check(z.maxLength(200))),
    },
    { logId: 'log_id' },
  ),
  reply: renamed(
    {
      issues: z.partialRecord(z.enum(lostCodeFieldNames), z.enum(lostCodeIssues)),
      reservation: z.optional(lostReservation),
    },
    { issues: 'errors' },
  ),
})

/** Records each access to a lost code. */
export const logLostCode = call({
  name: 'logLostCode',
  method: 'POST',
  path: '/api/update-lost-room-code-log/',
  body: renamed(
    {
      hotelId: z.int(),
      action: z.enum(['show_room_code', 'print_room_code']),
      logId: z.string().check(z.maxLength(64)),
    },
    { ...commonWireNames, action: 'room_code_action', logId: 'log_id' },
  ),
})

/** A receipt for the kiosk's printer. Like the code itself, it is not stored for idempotency. */
export const printAccessCode = call({
  name: 'printAccessCode',
  method: 'POST',
  path: '/api/print-room-code/',
  changes: false,
  body: renamed(
    { reservation: lostReservation, printer: z.optional(opaque), localTime: z.string().check(z.maxLength(40)) },
    { printer: 'printer_configuration', localTime: 'kiosk_local_datetime' },
  ),
  reply: renamed({ file: z.string() }, { file: 'room_code_file' }),
})
