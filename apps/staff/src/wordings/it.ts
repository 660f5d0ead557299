import { accountWords } from './it/account.ts'
import { alertsWords } from './it/alerts.ts'
import { arrivalsWords } from './it/arrivals.ts'
import { auditWords } from './it/audit.ts'
import { callsWords } from './it/calls.ts'
import { devicesWords } from './it/devices.ts'
import { frameWords } from './it/frame.ts'
import { guestWordsWords } from './it/guest-words.ts'
import { hotelWords } from './it/hotel.ts'
import { importWords } from './it/import.ts'
import { jobsWords } from './it/jobs.ts'
import { mailsWords } from './it/mails.ts'
import { moneyWords } from './it/money.ts'
import { partsWords } from './it/parts.ts'
import { registersWords } from './it/registers.ts'
import { rentalWords } from './it/rental.ts'
import { rentalBranchWords } from './it/rental-branch.ts'
import { rentalLogWords } from './it/rental-log.ts'
import { rentalStayWords } from './it/rental-stay.ts'
import { screensWords } from './it/screens.ts'
import { searchWords } from './it/search.ts'
import { setUpWords } from './it/set-up.ts'
import { signInWords } from './it/sign-in.ts'
import { stayWords } from './it/stay.ts'
import { timelineWords } from './it/timeline.ts'
import { usersWords } from './it/users.ts'
import type { Wordings } from './wording-key.ts'

export const it: Wordings = {
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
