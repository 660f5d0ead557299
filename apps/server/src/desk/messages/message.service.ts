import type { Language } from '@foyer/domain/basics/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { deleteUnread, insertMessage } from './message.store.ts'

/**
 * More than a party reads before check-in, and low enough that a stolen session can't flood a
 * booking.
 */
const MAX_MESSAGES = 20

/** Messages from the desk to a party that hasn't arrived yet. */
export const messageService = {
  async write(staff: Staff, typed: string, message: { language: Language; text: string }): Promise<void> {
    const { id, reference } = await getStayRow(staff, typed)
    const kept = await insertMessage(staff.tx, { ...message, reservationId: id, day: staff.today, limit: MAX_MESSAGES })
    if (!kept)
      throw new Problem('badInput', `only guests who have not arrived get a message, and at most ${MAX_MESSAGES}`)
    await recordAudit(staff, { action: 'messageWritten', subject: reference })
  },

  async withdraw(staff: Staff, of: { reference: string; messageId: string }): Promise<void> {
    const { id, reference } = await getStayRow(staff, of.reference)
    const taken = await deleteUnread(staff.tx, { reservationId: id, messageId: of.messageId })
    if (!taken) throw new Problem('notFound', 'no such message is unread')
    await recordAudit(staff, { action: 'messageWithdrawn', subject: reference })
  },
}

export type MessageService = typeof messageService
