import { languages } from '@foyer/domain/basics/language.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { madeFile } from './registration.ts'
import { id } from './values.ts'

/** `kept`: no mail server is set, so that this page is where the mail is read. */
export const mailStates = ['queued', 'sent', 'failed', 'kept'] as const

const mail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  template: z.string(),
  language: z.enum(languages),
  state: z.enum(mailStates),
  createdAt: instant,
  sentAt: z.optional(instant),
  tries: z.int(),
  /** What the mail server said, last. */
  lastError: z.optional(z.string()),
})

export type Mail = z.infer<typeof mail>

/** Newest first; `before` goes on where the last list ended. */
export const listMails = call({
  name: 'listMails',
  method: 'GET',
  path: '/api/staff/mails/',
  by: 'staff',
  may: 'seeMails',
  query: z.object({ before: z.optional(id) }),
  reply: z.object({ sending: z.enum(['smtp', 'kept']), mails: z.array(mail), more: z.boolean() }),
})

/** `html` is for a sandboxed frame. A link that opens an account is shown only to who administers that whole account. */
export const openMail = call({
  name: 'openMail',
  method: 'GET',
  path: '/api/staff/mails/{id}/',
  by: 'staff',
  may: 'seeMails',
  params: z.object({ id }),
  reply: z.object({
    ...mail.shape,
    text: z.string(),
    html: z.string(),
    linkHidden: z.boolean(),
    /** What travels with it, by its name. */
    file: z.optional(z.string()),
  }),
})

/** What travels with a mail. */
export const readMailFile = call({
  name: 'readMailFile',
  method: 'GET',
  path: '/api/staff/mails/{id}/file/',
  by: 'staff',
  may: 'seeMails',
  params: z.object({ id }),
  reply: madeFile,
})

/** Puts a failed mail into the queue again. */
export const sendMailAgain = call({
  name: 'sendMailAgain',
  method: 'POST',
  path: '/api/staff/mails/{id}/again/',
  by: 'staff',
  may: 'seeMails',
  params: z.object({ id }),
})
