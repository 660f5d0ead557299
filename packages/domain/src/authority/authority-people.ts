import { alloggiatiPeople } from './alloggiati-people.ts'
import type { AuthorityName } from './authority-config.ts'
import type { AuthorityPeople } from './authority-record.ts'
import { ficheDePolicePeople } from './fiche-de-police-people.ts'
import { filePeople } from './file-people.ts'
import { gaesteblattPeople } from './gaesteblatt-people.ts'
import { meldescheinPeople } from './meldeschein-people.ts'
import { sesPeople } from './ses-people.ts'
import { sibaPeople } from './siba-people.ts'

/** What guests' forms need of each authority, so that pages do not load the rest of its record. */
export const authorityPeople: Readonly<Record<AuthorityName, AuthorityPeople>> = {
  file: filePeople,
  ses: sesPeople,
  alloggiati: alloggiatiPeople,
  siba: sibaPeople,
  meldeschein: meldescheinPeople,
  ficheDePolice: ficheDePolicePeople,
  gaesteblatt: gaesteblattPeople,
}
