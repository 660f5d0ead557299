import * as z from 'zod/mini'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { keptMailer } from './kept-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  readonly publicUrl: string | undefined
}

/** Mails hold links to us, so they leave only when we know our own address. The SMTP address is never repeated: it holds a password. */
export function chooseMailer({ smtpUrl, mailFrom, publicUrl }: MailSettings): Mailer {
  if (!smtpUrl) return keptMailer
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    throw new StartProblem('SMTP_URL is not an address like smtp://user:password@mail.example.com:587')
  if (!publicUrl) throw new StartProblem('SMTP_URL needs PUBLIC_URL too: the links in mails lead there.')
  const from = mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`
  if (!z.safeParse(z.email(), from).success)
    throw new StartProblem(
      'MAIL_FROM is not an address like frontdesk@hotel.example.com; set it to the sender of your mails.',
    )
  return smtpMailer({ url: smtpUrl, from })
}
