import { listMails, type Mail, openMail, sendMailAgain } from '@foyer/contract/staff/mails.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { maskedEmail } from '@foyer/domain/staff/mask.ts'
import { mayDo } from '@foyer/domain/staff/roles.ts'
import { sql } from 'kysely'
import { type StaffCalls, wrote } from '../../access/serve/staff-calls.ts'
import { rolesOf } from '../../access/staff-session/member.store.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { withLink } from '../../checkin/mail/layout.ts'
import type { Mails } from '../../checkin/mail/mails.ts'
import type { TemplateName } from '../../checkin/mail/templates.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'

const PAGE = 50
const HIDDEN_LINK = '…'

/** Their links open no account, and nothing that the house does not see in its own list of stays. */
const stayLinks: ReadonlySet<string> = new Set<TemplateName>(['preCheckin'])

/** As the outbox says it, in words for mails; what has no delivery was never meant to leave. */
const states = { waiting: 'queued', delivered: 'sent', refused: 'failed' } as const

const mailsOf = (tx: Staff['tx']) =>
  tx
    .selectFrom('mails')
    .leftJoin('deliveries as delivery', (join) =>
      join.onRef('delivery.hotel_id', '=', 'mails.hotel_id').onRef('delivery.id', '=', 'mails.id'),
    )
    .selectAll('mails')
    .select(['delivery.state', 'delivery.tries', 'delivery.last_error', 'delivery.settled_at'])

type Row = Awaited<ReturnType<ReturnType<typeof mailsOf>['execute']>>[number]

export function mailRoutes(calls: StaffCalls, { mails, outbox }: { mails: Mails; outbox: Outbox }): void {
  calls.serveStaff(listMails, async ({ query }, { tx }) => {
    const rows = await mailsOf(tx)
      .$if(query.before !== undefined, (before) =>
        before.where(
          sql<boolean>`(mails.created_at, mails.id) < (select created_at, id from mails as last where last.id = ${query.before})`,
        ),
      )
      .orderBy('mails.created_at', 'desc')
      .orderBy('mails.id', 'desc')
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
    const opensStay = stayLinks.has(row.template)
    const mayRead =
      row.secret_link !== null && (opensStay || (await administersAll(staff, await hotelsOf(staff, row.member_id))))
    if (mayRead) {
      await wrote(staff, { action: opensStay ? 'guestLinkRead' : 'accountLinkRead', subject: written(row) })
    }
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
      const isSent = mails.sends && (await outbox.putAgain(staff.tx, row.id))
      if (!isSent) throw new Problem('badInput', 'only a failed mail is sent again')
      await wrote(staff, { action: 'mailSentAgain', subject: written(row), details: { template: row.template } })
      return {}
    },
    ['mails'],
  )
}

/** The log keeps what it was told for ever; a guest's address is forgotten one day. */
function written({ member_id, recipient }: Row): string {
  return member_id ? recipient : maskedEmail(recipient)
}

async function one(tx: Staff['tx'], id: string): Promise<Row> {
  const row = await mailsOf(tx).where('mails.id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('notFound', 'no such mail')
  return row
}

/** Where the addressee of an account's link can do something: a member where they work, a guest in the company's hotels. */
async function hotelsOf({ tx, hotel }: Staff, memberId: string | null): Promise<readonly number[]> {
  if (memberId) return (await rolesOf(tx, memberId)).map(({ hotelId }) => hotelId)
  const rows = await tx.selectFrom('hotels').select('id').where('company_id', '=', hotel.companyId).execute()
  return rows.map(({ id }) => id)
}

/** Whoever reads such a link becomes that person. So they must already be able to do everything that person can. */
async function administersAll(staff: Staff, hotelIds: readonly number[]): Promise<boolean> {
  if (!mayDo(staff.role, 'changeUsers')) return false
  const mine = new Map((await rolesOf(staff.tx, staff.id)).map(({ hotelId, role }) => [hotelId, role]))
  return hotelIds.every((hotelId) => mine.get(hotelId) === 'administrator')
}

function asMail(row: Row): Mail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    template: row.template,
    language: row.language,
    state: row.state ? states[row.state] : 'kept',
    createdAt: row.created_at.toISOString(),
    tries: row.tries ?? 0,
    ...(row.state === 'delivered' && row.settled_at ? { sentAt: row.settled_at.toISOString() } : {}),
    ...(row.last_error ? { lastError: row.last_error } : {}),
  }
}
