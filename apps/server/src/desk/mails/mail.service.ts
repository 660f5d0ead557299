import type { Mail } from '@foyer/contract/staff/mails.ts'
import type { GeneratedFile } from '@foyer/contract/staff/registration.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { maskEmail } from '@foyer/domain/staff/mask.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { administersAll } from '../../access/staff-session/administers-all.ts'
import { listRoles } from '../../access/staff-session/member.store.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { withLink } from '../../papers/mail/layout.ts'
import { openLink } from '../../papers/mail/secret-link.ts'
import type { TemplateName } from '../../papers/mail/templates.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { listHotelsOfCompany, type MailRow, readFile, readMail, readMails } from './mail.store.ts'

const PAGE_SIZE = 50
const HIDDEN_LINK = '…'

/** Their links open no account, and only what the hotel sees in its own list of stays. */
const stayLinks: ReadonlySet<string> = new Set<TemplateName>(['preCheckin'])

/**
 * Maps the outbox's states to those of mails; a mail without a delivery was never meant to be sent.
 */
const states = { waiting: 'queued', delivered: 'sent', refused: 'failed' } as const

interface MailServiceDependencies {
  readonly sends: boolean
  readonly outbox: Outbox
  readonly secret: Pick<KeySecret, 'open'>
}

/** The hotel's mails as staff read them. */
export function createMailService({ sends, outbox, secret }: MailServiceDependencies) {
  return {
    async list({ tx }: Staff, before: string | undefined) {
      const rows = await readMails(tx, { before, most: PAGE_SIZE + 1 })
      return {
        sending: sends ? ('smtp' as const) : ('kept' as const),
        mails: rows.slice(0, PAGE_SIZE).map(toMailView),
        more: rows.length > PAGE_SIZE,
      }
    },

    async open(staff: Staff, id: string) {
      const row = await getMail(staff, id)
      const opensStay = stayLinks.has(row.template)
      // Reading an account's link would let the reader act as that person.
      const mayRead =
        row.secret_link !== null && (opensStay || (await administersAll(staff, await listHotels(staff, row.member_id))))
      if (mayRead)
        await recordAudit(staff, {
          action: opensStay ? 'guestLinkRead' : 'accountLinkRead',
          subject: formatRecipient(row),
        })
      const link = mayRead ? openLink(secret, row) : HIDDEN_LINK
      return {
        ...toMailView(row),
        text: withLink(row.text, link),
        html: withLink(row.html, mayRead ? link : '#'),
        linkHidden: row.secret_link !== null && !mayRead,
        file: (await readFile(staff.tx, row.id))?.name,
      }
    },

    async file(staff: Staff, id: string): Promise<GeneratedFile> {
      const file = await readFile(staff.tx, (await getMail(staff, id)).id)
      if (!file) throw new Problem('notFound', 'this mail has no attachment')
      return { ...file, content: file.content.toString('base64') }
    },

    async sendAgain(staff: Staff, id: string): Promise<void> {
      const row = await getMail(staff, id)
      const isSent = sends && (await outbox.requeue(staff.tx, row.id))
      if (!isSent) throw new Problem('badInput', 'only a failed mail is sent again')
      await recordAudit(staff, {
        action: 'mailSentAgain',
        subject: formatRecipient(row),
        details: { template: row.template },
      })
    },
  }
}

export type MailService = ReturnType<typeof createMailService>

/** The log is permanent, so guests' addresses, which must be erasable, are masked. */
function formatRecipient({ member_id, recipient }: MailRow): string {
  return member_id ? recipient : maskEmail(recipient)
}

async function getMail({ tx }: Staff, id: string): Promise<MailRow> {
  const row = await readMail(tx, id)
  if (!row) throw new Problem('notFound', 'no such mail')
  return row
}

/**
 * Hotels where the addressee of an account's link can act: a member's workplaces, or all hotels of
 * a guest's company.
 */
async function listHotels({ tx, hotel }: Staff, memberId: string | null): Promise<readonly number[]> {
  if (memberId) return (await listRoles(tx, memberId)).map(({ hotelId }) => hotelId)
  return listHotelsOfCompany(tx, hotel.companyId)
}

function toMailView(row: MailRow): Mail {
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
