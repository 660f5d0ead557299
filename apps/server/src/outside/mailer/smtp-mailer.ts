import { createTransport } from 'nodemailer'
import { NotDelivered } from '../../platform/outbox/endpoint.ts'
import type { Mailer, Message } from './mailer.ts'

interface SmtpSettings {
  /** smtp://user:password@host:587, or smtps:// for encryption from the first byte. */
  readonly url: string
  readonly from: string
}

const TIMEOUT_MS = 20_000

export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Mails contain only our own text: no file or URL may be loaded.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.split('@').at(-1)
  return {
    sends: true,
    async send({ id, to, fromName, replyTo, subject, text, html, pictures = [], files = [] }: Message) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: fromName, address: from },
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: fromName, address: replyTo } }),
          subject,
          text,
          html,
          attachments: [
            ...pictures.map(({ name, content }) => ({
              filename: name,
              cid: name,
              content,
              contentDisposition: 'inline' as const,
            })),
            ...files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
          ],
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        throw toNotDelivered(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Codes from 500 are permanent rejections; anything else is retried. */
function toNotDelivered(error: unknown): NotDelivered {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const name = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const said = code ? `the mail server answered ${code}` : `the mail server: ${name}`
  return new NotDelivered(said, { forever: code >= 500 })
}
