import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { buildSampleInput } from './sample-input.ts'

const someId = '00000000-0000-4000-8000-000000000000'

/** Cursor values for paging: a number, unless listed here. */
const befores: Readonly<Record<string, string>> = { listMails: someId, listGuestWords: '2027-05-10T12:00:00.000Z' }

/** A valid input of any staff call, about rows that don't exist. */
export const buildStaffCallInput = (call: AnyCall) => ({
  ...buildSampleInput(call, {
    id: someId,
    guestId: someId,
    hotel: '1',
    before: befores[call.name] ?? '5',
    email: 'new@example.com',
    file: '',
    show: 'all',
    list: 'inHouse',
  }),
  ...(call.bodyAs === 'picture' && { body: Buffer.from('no picture'), headers: { 'content-type': 'image/jpeg' } }),
})
