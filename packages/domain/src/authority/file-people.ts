import type { AuthorityPeople } from './authority-record.ts'

/** The form asks for the hotel's own fields only. */
export const filePeople: AuthorityPeople = {
  concerns: () => true,
  personRules: { stays: [], rentals: [] },
  listsChildren: false,
}
