import type { MailWord } from './mail-words/en.ts'

interface Template {
  readonly subject: MailWord
  readonly lines: readonly MailWord[]
  /** Absent: a letter that only tells. */
  readonly button?: MailWord
  readonly footer: MailWord
}

export const templates = {
  passwordReset: { subject: 'newPassword', lines: ['resetLink'], button: 'choosePassword', footer: 'resetNotYou' },
  invitation: { subject: 'invitation', lines: ['invited'], button: 'choosePassword', footer: 'invitedWrongly' },
  newRole: { subject: 'newRole', lines: ['roleOffered'], button: 'acceptRole', footer: 'roleOfferedWrongly' },
  // Nobody at the desk has come.
  guestWaits: { subject: 'guestWaits', lines: ['nobodyCame'], button: 'openAlerts', footer: 'whyYou' },
  // To whoever has gone from the kiosk meanwhile.
  roomReady: { subject: 'roomReady', lines: ['comeForKey'], footer: 'askedAtScreen' },
  // What can be done at home is done there, and the lobby is for arriving.
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
  // Of a check-in: to the guest what they need until they leave, to the hotel that somebody has come.
  stayCard: { subject: 'stayCard', lines: ['stayCardReady'], button: 'openStayCard', footer: 'stayCardFooter' },
  arrival: { subject: 'arrival', lines: ['arrivalTold'], footer: 'arrivalFooter' },
  // Of a door's code that was lost: to the booking's own address. The second only tells, whoever has asked.
  lostCode: { subject: 'lostCode', lines: ['lostCodeLink'], button: 'showMyCode', footer: 'lostCodeNotYou' },
  // To the booking's own address: what a phone shows for a key.
  keyCode: { subject: 'keyCode', lines: ['keyCodeIs'], footer: 'keyCodeNotYou' },
  codeShown: { subject: 'codeShown', lines: ['codeShownAt'], footer: 'codeShownNotYou' },
  codeShownNoPhone: { subject: 'codeShown', lines: ['codeShownAt'], footer: 'codeShownAskDesk' },
  // To whoever has checked out.
  bill: { subject: 'bill', lines: ['billThanks', 'billAttached'], footer: 'billFooter' },
  // The last that is written to an account. Without a link: nobody should learn to press one in such a letter.
  accountClosed: { subject: 'accountClosed', lines: ['erasedNow', 'erasedLater'], footer: 'closedWithoutYou' },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates
