import { accountWords } from './de/account.ts'
import { alertsWords } from './de/alerts.ts'
import { arrivalsWords } from './de/arrivals.ts'
import { auditWords } from './de/audit.ts'
import { callsWords } from './de/calls.ts'
import { devicesWords } from './de/devices.ts'
import { frameWords } from './de/frame.ts'
import { guestWordsWords } from './de/guest-words.ts'
import { hotelWords } from './de/hotel.ts'
import { importWords } from './de/import.ts'
import { jobsWords } from './de/jobs.ts'
import { mailsWords } from './de/mails.ts'
import { moneyWords } from './de/money.ts'
import { partsWords } from './de/parts.ts'
import { registersWords } from './de/registers.ts'
import { rentalWords } from './de/rental.ts'
import { rentalBranchWords } from './de/rental-branch.ts'
import { rentalLogWords } from './de/rental-log.ts'
import { rentalStayWords } from './de/rental-stay.ts'
import { screensWords } from './de/screens.ts'
import { searchWords } from './de/search.ts'
import { setUpWords } from './de/set-up.ts'
import { signInWords } from './de/sign-in.ts'
import { stayWords } from './de/stay.ts'
import { timelineWords } from './de/timeline.ts'
import { usersWords } from './de/users.ts'
import type { Wordings } from './wording-key.ts'

export const de: Wordings = {
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
