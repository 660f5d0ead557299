import { accountWords } from './en/account.ts'
import { alertsWords } from './en/alerts.ts'
import { arrivalsWords } from './en/arrivals.ts'
import { auditWords } from './en/audit.ts'
import { callsWords } from './en/calls.ts'
import { devicesWords } from './en/devices.ts'
import { frameWords } from './en/frame.ts'
import { guestWordsWords } from './en/guest-words.ts'
import { hotelWords } from './en/hotel.ts'
import { importWords } from './en/import.ts'
import { jobsWords } from './en/jobs.ts'
import { mailsWords } from './en/mails.ts'
import { moneyWords } from './en/money.ts'
import { partsWords } from './en/parts.ts'
import { registersWords } from './en/registers.ts'
import { rentalWords } from './en/rental.ts'
import { rentalBranchWords } from './en/rental-branch.ts'
import { rentalLogWords } from './en/rental-log.ts'
import { rentalStayWords } from './en/rental-stay.ts'
import { screensWords } from './en/screens.ts'
import { searchWords } from './en/search.ts'
import { setUpWords } from './en/set-up.ts'
import { signInWords } from './en/sign-in.ts'
import { stayWords } from './en/stay.ts'
import { timelineWords } from './en/timeline.ts'
import { usersWords } from './en/users.ts'

/**
 * Every word of the staff application, a file for each view.
 * Values stand in braces; a number may choose: {n, plural, one {# night} other {# nights}}.
 */
export const en = {
  ...accountWords,
  ...alertsWords,
  ...arrivalsWords,
  ...auditWords,
  ...callsWords,
  ...devicesWords,
  ...screensWords,
  ...frameWords,
  ...guestWordsWords,
  ...hotelWords,
  ...importWords,
  ...jobsWords,
  ...mailsWords,
  ...moneyWords,
  ...partsWords,
  ...registersWords,
  ...rentalWords,
  ...rentalBranchWords,
  ...rentalLogWords,
  ...rentalStayWords,
  ...searchWords,
  ...setUpWords,
  ...signInWords,
  ...stayWords,
  ...timelineWords,
  ...usersWords,
} as const satisfies Record<string, string>
