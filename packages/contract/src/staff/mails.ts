import { languages } from '@foyer/domain/basics/language.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { generatedFile } from './registration.ts'
import { id } from './values.ts'

/** `kept`: no mail server is configured, so the mail can only be read here. */
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
  /** The mail server's latest error. */
  lastError: z.optional(z.string()),
})

export type Mail = z.infer<typeof mail>

/** Newest first; `before` continues where the previous page ended. */
export const listMails = call({
  name: 'listMails',
  method: 'GET',
  path: '/api/staff/mails/',
  by: 'staff',
  may: 'seeMails',
  query: z.object({ before: z.optional(id) }),
  reply: z.object({ sending: z.enum(['smtp', 'kept']), mails: z.array(mail), more: z.boolean() }),
})

/**
 * `html` is meant for a sandboxed frame. A link that opens an account is shown only to an
 * administrator of that whole account.
 */
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
    /** Name of the attachment. */
    file: z.optional(z.string()),
  }),
})

/** The attachment of a mail. */
export const readMailFile = call({
  name: 'readMailFile',
  method: 'GET',
  path: '/api/staff/mails/{id}/file/',
  by: 'staff',
  may: 'seeMails',
  params: z.object({ id }),
  reply: generatedFile,
})

/** Queues a failed mail again. */
export const sendMailAgain = call({
  name: 'sendMailAgain',
  method: 'POST',
  path: '/api/staff/mails/{id}/again/',
  by: 'staff',
  may: 'seeMails',
  params: z.object({ id }),
})
