import { accountWords } from './ca/account.ts'
import { alertsWords } from './ca/alerts.ts'
import { arrivalsWords } from './ca/arrivals.ts'
import { auditWords } from './ca/audit.ts'
import { callsWords } from './ca/calls.ts'
import { devicesWords } from './ca/devices.ts'
import { frameWords } from './ca/frame.ts'
import { guestWordsWords } from './ca/guest-words.ts'
import { hotelWords } from './ca/hotel.ts'
import { importWords } from './ca/import.ts'
import { jobsWords } from './ca/jobs.ts'
import { mailsWords } from './ca/mails.ts'
import { moneyWords } from './ca/money.ts'
import { partsWords } from './ca/parts.ts'
import { registersWords } from './ca/registers.ts'
import { rentalWords } from './ca/rental.ts'
import { rentalBranchWords } from './ca/rental-branch.ts'
import { rentalLogWords } from './ca/rental-log.ts'
import { rentalStayWords } from './ca/rental-stay.ts'
import { screensWords } from './ca/screens.ts'
import { searchWords } from './ca/search.ts'
import { setUpWords } from './ca/set-up.ts'
import { signInWords } from './ca/sign-in.ts'
import { stayWords } from './ca/stay.ts'
import { timelineWords } from './ca/timeline.ts'
import { usersWords } from './ca/users.ts'
import type { Wordings } from './wording-key.ts'

export const ca: Wordings = {
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
