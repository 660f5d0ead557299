import { accountClosed, confirmEmail, newPassword } from './account-mails.ts'
import { preCheckinMail } from './pre-checkin-mail.ts'
import { invitation, newRole, passwordReset } from './staff-mails.ts'
import type { Template } from './template.ts'

export const templates = {
  passwordReset,
  invitation,
  newRole,
  preCheckin: preCheckinMail,
  confirmEmail,
  newPassword,
  accountClosed,
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates
