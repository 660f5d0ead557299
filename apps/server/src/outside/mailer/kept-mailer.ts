import type { Mailer } from './mailer.ts'

/** Without a mail server: what is kept is what there is. */
export const keptMailer: Mailer = {
  sends: false,
  send: async () => {},
  close() {},
}
