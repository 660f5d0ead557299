import type { MailText } from '../en.ts'

/** Texts that differ for car rentals. */
export const enRentalMail = {
  guestWaits: 'A driver is waiting at {hotel}',
  nobodyCame:
    'A driver has been waiting for help for a minute, and no one at the desk has responded. Open alerts of this kind: {count}.',
  whyYou: 'You get this mail because you manage the branch.',
  roomReady: 'Your car at {hotel} is ready',
  comeForKey:
    'Everything you entered is kept. Search for your booking at the kiosk or on your phone to get your key; the desk is happy to help.',
  preCheckin: 'Save time at your pick-up at {hotel}',
  giveDetails:
    'You can enter your details now on your phone: it takes a few minutes, and at the desk you only need to get your key.',
  startPreCheckin: 'Enter my details',
  preCheckinLink:
    'The link is for you and the other drivers. It works until the car is back and asks for your surname.',
  erasedLater: 'What a rental company must keep about your rentals by law is erased when that period ends.',
  closedWithoutYou: 'If you didn’t ask for this, please tell the branch.',
  stayCard: 'Your rental at {hotel}',
  stayCardReady: 'The car is yours. Here’s everything you need for your rental.',
  openStayCard: 'Open my car and code',
  stayCardFooter: 'You get this mail because you picked up a car at {hotel}. Please keep it private.',
  arrival: '{guest} has picked up a car: space {room} ({hotel})',
  arrivalTold: 'A driver has completed self-service pick-up.',
  arrivalFooter: 'You get this mail because {hotel} asked to be notified of completed pick-ups.',
  lostCode: 'Your key box code at {hotel}',
  lostCodeLink:
    'Someone has requested your key box code again. This link shows it on your phone; it works once, for 30 minutes:',
  keyCodeIs:
    'Someone is picking up your car with a phone. To get the key, enter this code there: {code}. It’s valid for 15 minutes.',
  codeShown: 'Your key box code was shown at {hotel}',
  codeShownAt:
    'The code for the car in space {room} was shown at {time} on the screen “{device}” to someone who knew your personal details.',
  codeShownNotYou: 'If it wasn’t you, please call the desk right away: {phone}.',
  codeShownAskDesk: 'If it wasn’t you, please tell us at the desk right away.',
  billThanks: 'Thank you for driving with us. You’ve returned the car.',
  billFooter: 'You get this mail because you asked for your bill when you returned the car to {hotel}.',
  billInHouse:
    'Here’s your bill as it is now. If something is added during your rental, you’ll get a new one when you return the car.',
  billBefore: 'Here’s your bill as it is now, before your rental. You’ll get a new one if something is added.',
  factRoom: 'Parking space',
  factCode: 'Your key box code',
  codeNotYours: 'Found this? Please hand it in at the desk, {phone}.',
  factLeave: 'Return',
  factGuests: 'Drivers',
  factDue: 'Due at the desk',
  valueSigned: 'Rental agreement: {names}',
  valueFloor: '{floor, plural, =0 {Ground level} other {Level #}}',
} as const satisfies Partial<Record<MailText, string>>

export type RentalMailText = keyof typeof enRentalMail
