import * as z from 'zod/mini'
import { StartProblem } from '../../platform/env/start-problem.ts'
import type { Mailer } from './mailer.ts'
import { noMailer } from './no-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  readonly publicUrl: string | undefined
}

/**
 * Mails contain links to us, so they are sent only if we know our public address. The SMTP URL is
 * never logged, because it contains a password.
 */
export function chooseMailer({ smtpUrl, mailFrom, publicUrl }: MailSettings): Mailer {
  if (!smtpUrl) return noMailer
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    throw new StartProblem('SMTP_URL is not an address like smtp://user:password@mail.example.com:587')
  if (!publicUrl) throw new StartProblem('SMTP_URL requires PUBLIC_URL: links in mails lead there.')
  const from = mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`
  if (!z.safeParse(z.email(), from).success)
    throw new StartProblem(
      'MAIL_FROM is not an address like frontdesk@hotel.example.com; set it to the sender of your mails.',
    )
  return createSmtpMailer({ url: smtpUrl, from })
}
