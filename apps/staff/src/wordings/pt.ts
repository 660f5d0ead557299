import { accountWords } from './pt/account.ts'
import { alertsWords } from './pt/alerts.ts'
import { arrivalsWords } from './pt/arrivals.ts'
import { auditWords } from './pt/audit.ts'
import { callsWords } from './pt/calls.ts'
import { devicesWords } from './pt/devices.ts'
import { frameWords } from './pt/frame.ts'
import { guestWordsWords } from './pt/guest-words.ts'
import { hotelWords } from './pt/hotel.ts'
import { importWords } from './pt/import.ts'
import { jobsWords } from './pt/jobs.ts'
import { mailsWords } from './pt/mails.ts'
import { moneyWords } from './pt/money.ts'
import { partsWords } from './pt/parts.ts'
import { registersWords } from './pt/registers.ts'
import { rentalWords } from './pt/rental.ts'
import { rentalBranchWords } from './pt/rental-branch.ts'
import { rentalLogWords } from './pt/rental-log.ts'
import { rentalStayWords } from './pt/rental-stay.ts'
import { screensWords } from './pt/screens.ts'
import { searchWords } from './pt/search.ts'
import { setUpWords } from './pt/set-up.ts'
import { signInWords } from './pt/sign-in.ts'
import { stayWords } from './pt/stay.ts'
import { timelineWords } from './pt/timeline.ts'
import { usersWords } from './pt/users.ts'
import type { Wordings } from './wording-key.ts'

export const pt: Wordings = {
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
