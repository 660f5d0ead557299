import type { MailText } from '../en.ts'

/** Texts that differ for car rentals. */
export const enRentalMail = {
  guestWaits: 'A driver waits at {hotel}',
  nobodyCame:
    'Somebody has needed a person for a minute, and nobody at the desk has taken it. Open alerts of this kind: {count}.',
  whyYou: 'You get this because you answer for the branch.',
  roomReady: 'Your car at {hotel} is ready',
  comeForKey:
    'Everything you gave us is kept. Search for your booking at the kiosk or on your phone, and your key is yours; the desk is glad to help.',
  preCheckin: 'Save time at your pick-up at {hotel}',
  giveDetails:
    'If you like, give us your details now, from your phone: it takes a few minutes, and all that is left at the desk is your key.',
  startPreCheckin: 'Give my details',
  preCheckinLink:
    'The link is for you and those who drive with you. It works until the car is back, and asks for your surname.',
  erasedLater:
    'What a rental company must keep about your rentals by law is kept until that period ends, and then erased.',
  closedWithoutYou: 'If you did not ask for this, please tell the branch.',
  stayCard: 'Your rental at {hotel}',
  stayCardReady: 'The car is yours. Here is what you need until you bring it back.',
  openStayCard: 'Open my car and code',
  stayCardFooter: 'You get this mail because you have picked up a car at {hotel}. Please keep it to yourself.',
  arrival: '{guest} has picked up a car: space {room} ({hotel})',
  arrivalTold: 'A driver has completed the pick-up without help.',
  arrivalFooter: 'You get this mail because {hotel} wants to be told of completed pick-ups.',
  lostCode: 'Your key box code at {hotel}',
  lostCodeLink:
    'Somebody has asked for the code of your key box again. This link shows it on your phone; it works once, for 30 minutes:',
  keyCodeIs:
    'Somebody is picking up your car with a phone. To get the key, type this code there: {code}. It is good for 15 minutes.',
  codeShown: 'Your key box code was shown at {hotel}',
  codeShownAt:
    'The code for the car in space {room} was shown at {time}, at the screen “{device}”, to somebody who could answer what only you should know.',
  codeShownNotYou: 'If it was not you, please call the desk at once: {phone}.',
  codeShownAskDesk: 'If it was not you, please tell us at the desk at once.',
  billThanks: 'Thank you for driving with us. The car from space {room} is back, and there is nothing left to do.',
  billFooter: 'You get this mail because you asked for your bill when you returned the car to {hotel}.',
  factRoom: 'Parking space',
  factCode: 'Code for your key box',
  codeNotYours: 'Found this? Please hand it in at the desk, {phone}.',
  factLeave: 'Return',
  factGuests: 'Drivers',
  factDue: 'To be paid at the desk',
  valueSigned: 'Rental agreement: {names}',
  valueFloor: '{floor, plural, =0 {Ground level} other {Level #}}',
} as const satisfies Partial<Record<MailText, string>>

export type RentalMailText = keyof typeof enRentalMail
