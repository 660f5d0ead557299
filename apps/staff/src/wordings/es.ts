import { accountWords } from './es/account.ts'
import { alertsWords } from './es/alerts.ts'
import { arrivalsWords } from './es/arrivals.ts'
import { auditWords } from './es/audit.ts'
import { callsWords } from './es/calls.ts'
import { devicesWords } from './es/devices.ts'
import { frameWords } from './es/frame.ts'
import { guestWordsWords } from './es/guest-words.ts'
import { hotelWords } from './es/hotel.ts'
import { importWords } from './es/import.ts'
import { jobsWords } from './es/jobs.ts'
import { mailsWords } from './es/mails.ts'
import { moneyWords } from './es/money.ts'
import { partsWords } from './es/parts.ts'
import { registersWords } from './es/registers.ts'
import { rentalWords } from './es/rental.ts'
import { rentalBranchWords } from './es/rental-branch.ts'
import { rentalLogWords } from './es/rental-log.ts'
import { rentalStayWords } from './es/rental-stay.ts'
import { screensWords } from './es/screens.ts'
import { searchWords } from './es/search.ts'
import { setUpWords } from './es/set-up.ts'
import { signInWords } from './es/sign-in.ts'
import { stayWords } from './es/stay.ts'
import { timelineWords } from './es/timeline.ts'
import { usersWords } from './es/users.ts'
import type { Wordings } from './wording-key.ts'

export const es: Wordings = {
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
