export const enMail = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  newPassword: 'Choose a new password for {hotel}',
  choosePassword: 'Choose a password',
  resetLink: 'You asked for a new password. This link works once, for 30 minutes:',
  resetNotYou: 'If it was not you, nothing has happened and you need do nothing.',
  newPasswordLink: 'A new password was asked for with this address. This link works once, for one hour:',
  newPasswordNotYou: 'If it was not you, please ignore this mail: your password stays as it is.',
  invitation: 'Your account at {hotel}',
  invited: '{by} has made you an account at {hotel}. Choose your password; this link works once, for seven days:',
  invitedWrongly: 'If you do not work there, please ignore this mail.',
  newRole: '{hotel} invites you',
  roleOffered:
    '{by} offers you access to {hotel}. Sign in as usual, and accept it; this link works once, for seven days:',
  acceptRole: 'Accept',
  roleOfferedWrongly:
    'If you do not work there, please ignore this mail: nothing changes, and the hotel learns nothing of your account.',
  preCheckin: 'Check in online before you arrive at {hotel}',
  welcome: 'We look forward to welcoming you on {day}.',
  giveDetails:
    'If you like, give us your details now, from your phone: it takes a few minutes, and all that is left at the hotel is your key.',
  startPreCheckin: 'Start pre-check-in',
  preCheckinLink:
    'The link is for you and those who travel with you. It works until the day you leave, and asks for your surname.',
  confirmEmail: 'Please confirm your e-mail for {hotel}',
  accountOpened:
    'Somebody has opened an account with this address. If it was you, open this link on the same device; it works once, for seven days:',
  confirm: 'Confirm my e-mail',
  openedWithoutYou: 'If it was not you, please ignore this mail: unless you confirm it, nobody sees your bookings.',
  accountClosed: 'Your account for {hotel} is closed',
  erasedNow:
    'Your account is closed. Your name, e-mail address, phone number, document and password have been erased from it.',
  erasedLater: 'What a hotel must keep about your stays by law is kept until that period ends, and then erased.',
  closedWithoutYou: 'If you did not ask for this, please tell the hotel.',
} as const satisfies Record<string, string>

export type MailWord = keyof typeof enMail
