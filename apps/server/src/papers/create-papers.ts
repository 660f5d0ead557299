import type { Access, CoreDependencies } from '../access/create-access.ts'
import type { Ports } from '../outside/ports.ts'
import type { Outbox } from '../platform/outbox/outbox.ts'
import { createMails, type Mails } from './mail/mails.ts'

export interface Papers {
  readonly mails: Mails
}

/** Printed papers and mails. */
export function createPapers(parts: CoreDependencies & Access & Ports & { readonly outbox: Outbox }): Papers {
  const { sites, changes, mailer, outbox, keySecret: secret } = parts
  return { mails: createMails({ sites, outbox, sends: mailer.sends, changes, secret }) }
}
