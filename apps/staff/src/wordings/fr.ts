import { accountWords } from './fr/account.ts'
import { alertsWords } from './fr/alerts.ts'
import { arrivalsWords } from './fr/arrivals.ts'
import { auditWords } from './fr/audit.ts'
import { callsWords } from './fr/calls.ts'
import { devicesWords } from './fr/devices.ts'
import { frameWords } from './fr/frame.ts'
import { guestWordsWords } from './fr/guest-words.ts'
import { hotelWords } from './fr/hotel.ts'
import { importWords } from './fr/import.ts'
import { jobsWords } from './fr/jobs.ts'
import { mailsWords } from './fr/mails.ts'
import { moneyWords } from './fr/money.ts'
import { partsWords } from './fr/parts.ts'
import { registersWords } from './fr/registers.ts'
import { rentalWords } from './fr/rental.ts'
import { rentalBranchWords } from './fr/rental-branch.ts'
import { rentalLogWords } from './fr/rental-log.ts'
import { rentalStayWords } from './fr/rental-stay.ts'
import { screensWords } from './fr/screens.ts'
import { searchWords } from './fr/search.ts'
import { setUpWords } from './fr/set-up.ts'
import { signInWords } from './fr/sign-in.ts'
import { stayWords } from './fr/stay.ts'
import { timelineWords } from './fr/timeline.ts'
import { usersWords } from './fr/users.ts'
import type { Wordings } from './wording-key.ts'

export const fr: Wordings = {
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
}
