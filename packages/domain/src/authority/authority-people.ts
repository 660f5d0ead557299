import { alloggiatiPeople } from './alloggiati-people.ts'
import type { AuthorityName } from './authority-config.ts'
import type { AuthorityPeople } from './authority-record.ts'
import { filePeople } from './file-people.ts'
import { sesPeople } from './ses-people.ts'
import { sibaPeople } from './siba-people.ts'

/** What guests' forms need of each authority, so that pages do not load the rest of its record. */
export const authorityPeople: Readonly<Record<AuthorityName, AuthorityPeople>> = {
  file: filePeople,
  ses: sesPeople,
  alloggiati: alloggiatiPeople,
  siba: sibaPeople,
}
