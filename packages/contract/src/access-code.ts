import * as z from 'zod/mini'
import { call } from './call.ts'
import { renamed } from './renamed.ts'
import { usualNames } from './usual-names.ts'
import { opaque, text } from './values.ts'

/** Several tracks of one key travel as one text. */
const tracks = z.codec(z.string(), z.array(z.string()), {
  decode: (joined) => joined.split(';').filter(Boolean),
  encode: (parts) => parts.join(';'),
})

/** What opens the room: a code, or the tracks of a card. */
export const uploadAccessCode = call({
  name: 'uploadAccessCode',
  method: 'POST',
  path: '/api/upload_access_code/',
  body: renamed(
    { reference: z.string(), hotelId: z.int(), keyCode: text, tracks: z.optional(tracks) },
    { ...usualNames, keyCode: 'access_code', tracks: 'wefts' },
  ),
})

const lostReservation = renamed(
  { reference: z.string(), keyCode: text, mainGuest: text, endDate: text },
  { keyCode: 'key_code', mainGuest: 'main_guest', endDate: 'date_to' },
)

export const resendAccessCode = call({
  name: 'resendAccessCode',
  method: 'POST',
  path: '/api/resend-access-code/',
  body: renamed(
    { hotelId: z.int(), roomNumber: z.string().check(z.minLength(1)), surname: z.string().check(z.minLength(1)) },
    { ...usualNames, roomNumber: 'room_code' },
  ),
  reply: renamed(
    { emails: z.array(z.string()), reservation: lostReservation, logId: z.string() },
    { emails: 'emails_sent', logId: 'lost_room_code_log_id' },
  ),
})

/** Each look at a lost code is written down. */
export const logLostCode = call({
  name: 'logLostCode',
  method: 'POST',
  path: '/api/update-lost-room-code-log/',
  body: renamed(
    { hotelId: z.int(), action: z.enum(['show_room_code', 'print_room_code']), logId: z.string() },
    { ...usualNames, action: 'room_code_action', logId: 'log_id' },
  ),
})

export const printAccessCode = call({
  name: 'printAccessCode',
  method: 'POST',
  path: '/api/print-room-code/',
  body: renamed(
    { reservation: lostReservation, printer: z.optional(opaque), localTime: z.string() },
    { printer: 'printer_configuration', localTime: 'kiosk_local_datetime' },
  ),
  reply: renamed({ file: z.string() }, { file: 'room_code_file' }),
})
