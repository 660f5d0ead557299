import { listMails, type Mail, openMail, sendMailAgain } from '@foyer/contract/staff/mails.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { mayDo } from '@foyer/domain/staff/roles.ts'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { rolesOf } from '../staff/member.store.ts'
import type { Staff } from '../staff/staff.ts'
import { type StaffCalls, wrote } from '../staff/staff-calls.ts'
import { withLink } from './layout.ts'
import type { Mails } from './mails.ts'

const PAGE = 50
const HIDDEN_LINK = '…'

type Row = Selectable<Tables['mails']>

export function mailRoutes(calls: StaffCalls, mails: Mails): void {
  calls.serveStaff(listMails, async ({ query }, { tx }) => {
    const rows = await tx
      .selectFrom('mails')
      .selectAll()
      .$if(query.before !== undefined, (before) =>
        before.where(
          sql<boolean>`(created_at, id) < (select created_at, id from mails as last where last.id = ${query.before})`,
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute()
    return {
      sending: mails.sends ? ('smtp' as const) : ('kept' as const),
      mails: rows.slice(0, PAGE).map(asMail),
      more: rows.length > PAGE,
    }
  })

  calls.serveStaff(openMail, async ({ params }, staff) => {
    const row = await one(staff.tx, params.id)
    const mayRead = row.secret_link !== null && (await administersAll(staff, row.member_id))
    if (mayRead) await wrote(staff, { action: 'accountLinkRead', subject: row.recipient })
    const link = mayRead ? (row.secret_link ?? '') : HIDDEN_LINK
    return {
      ...asMail(row),
      text: withLink(row.text, link),
      html: withLink(row.html, mayRead ? link : '#'),
      linkHidden: row.secret_link !== null && !mayRead,
    }
  })

  calls.serveStaff(
    sendMailAgain,
    async ({ params }, staff) => {
      const row = await one(staff.tx, params.id)
      if (row.state !== 'failed' || !mails.sends) throw new Problem('badInput', 'only a failed mail is sent again')
      await staff.tx.updateTable('mails').set({ state: 'queued', tries: 0 }).where('id', '=', row.id).execute()
      await staff.tx.insertInto('mail_queue').values({ mail_id: row.id, of_hotel: staff.hotel.id }).execute()
      await wrote(staff, { action: 'mailSentAgain', subject: row.recipient, details: { template: row.template } })
      return {}
    },
    ['mails'],
    mails.wake,
  )
}

async function one(tx: Staff['tx'], id: string): Promise<Row> {
  const row = await tx.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('notFound', 'no such mail')
  return row
}

/**
 * Whoever reads such a link becomes that person. So they must already be able to do everything that person can:
 * administrator of every hotel where the addressee has a role.
 */
async function administersAll(staff: Staff, memberId: string | null): Promise<boolean> {
  if (!memberId || !mayDo(staff.role, 'changeUsers')) return false
  const mine = new Map((await rolesOf(staff.tx, staff.id)).map(({ hotelId, role }) => [hotelId, role]))
  const theirs = await rolesOf(staff.tx, memberId)
  return theirs.every(({ hotelId }) => mine.get(hotelId) === 'administrator')
}

function asMail(row: Row): Mail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    template: row.template,
    language: row.language,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    tries: row.tries,
    ...(row.sent_at ? { sentAt: row.sent_at.toISOString() } : {}),
    ...(row.last_error ? { lastError: row.last_error } : {}),
  }
}
