import type { MailText } from './mail-texts/en.ts'

interface Template {
  readonly subject: MailText
  readonly lines: readonly MailText[]
  /** Absent for mails that need no action. */
  readonly button?: MailText
  readonly footer: MailText
}

export const templates = {
  passwordReset: { subject: 'newPassword', lines: ['resetLink'], button: 'choosePassword', footer: 'resetNotYou' },
  invitation: { subject: 'invitation', lines: ['invited'], button: 'choosePassword', footer: 'invitedWrongly' },
  newRole: { subject: 'newRole', lines: ['roleOffered'], button: 'acceptRole', footer: 'roleOfferedWrongly' },
  secondFactorReset: { subject: 'secondFactorReset', lines: ['factorsRemoved'], footer: 'factorsNotYou' },
  // No one at the desk has responded.
  guestWaits: { subject: 'guestWaits', lines: ['nobodyCame'], button: 'openAlerts', footer: 'whyYou' },
  // For a guest who has left the kiosk meanwhile.
  roomReady: { subject: 'roomReady', lines: ['comeForKey'], footer: 'askedAtScreen' },
  // What can be done at home leaves only the arrival for the lobby.
  preCheckin: {
    subject: 'preCheckin',
    lines: ['welcome', 'giveDetails'],
    button: 'startPreCheckin',
    footer: 'preCheckinLink',
  },
  confirmEmail: { subject: 'confirmEmail', lines: ['accountOpened'], button: 'confirm', footer: 'openedWithoutYou' },
  newPassword: {
    subject: 'newPassword',
    lines: ['newPasswordLink'],
    button: 'choosePassword',
    footer: 'newPasswordNotYou',
  },
  // After a check-in: the guest gets what they need for the stay, and the hotel a notice of the
  // arrival.
  stayCard: { subject: 'stayCard', lines: ['stayCardReady'], button: 'openStayCard', footer: 'stayCardFooter' },
  arrival: { subject: 'arrival', lines: ['arrivalTold'], footer: 'arrivalFooter' },
  // About a lost door code, to the booking's address. The second mail only informs, no matter who
  // asked.
  lostCode: { subject: 'lostCode', lines: ['lostCodeLink'], button: 'showMyCode', footer: 'lostCodeNotYou' },
  // To the booking's address: the code that a phone shows as a key.
  keyCode: { subject: 'keyCode', lines: ['keyCodeIs'], footer: 'keyCodeNotYou' },
  codeShown: { subject: 'codeShown', lines: ['codeShownAt'], footer: 'codeShownNotYou' },
  codeShownNoPhone: { subject: 'codeShown', lines: ['codeShownAt'], footer: 'codeShownAskDesk' },
  // After check-out, and before it as the bill is then.
  bill: { subject: 'bill', lines: ['billThanks', 'billAttached'], footer: 'billFooter' },
  billInHouse: { subject: 'bill', lines: ['billInHouse', 'billAttached'], footer: 'billAsked' },
  billBefore: { subject: 'bill', lines: ['billBefore', 'billAttached'], footer: 'billAsked' },
  billAlone: { subject: 'bill', lines: ['billAttached'], footer: 'billAsked' },
  // The card says what was paid, charged and refunded, or is left to pay.
  cancelled: { subject: 'cancelled', lines: ['cancelledNow'], footer: 'cancelledFooter' },
  cancelledRefunded: { subject: 'cancelled', lines: ['cancelledNow', 'refundComes'], footer: 'cancelledFooter' },
  cancelledOwing: { subject: 'cancelled', lines: ['cancelledNow', 'feeIsDue'], footer: 'cancelledFooter' },
  invoice: { subject: 'invoice', lines: ['invoiceAttached'], footer: 'invoiceFooter' },
  creditNote: { subject: 'creditNote', lines: ['creditNoteAttached'], footer: 'invoiceFooter' },
  // The last mail to an account. It has no link, so that people don't learn to follow links in such
  // mails.
  accountClosed: { subject: 'accountClosed', lines: ['erasedNow', 'erasedLater'], footer: 'closedWithoutYou' },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates
