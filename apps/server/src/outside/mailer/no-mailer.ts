import type { Mailer } from './mailer.ts'

/** Without a mail server, mails are only stored. */
export const noMailer: Mailer = {
  sends: false,
  send: async () => {},
  close() {},
}
