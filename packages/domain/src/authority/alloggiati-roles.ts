import { isAdult } from '../guest/adult.ts'
import { toRegisterName } from './latin-letters.ts'
import type { ReportedPerson } from './stay-report.ts'

/** The codes of Italy's register for a person's place in the party. */
export const roles = { single: '16', familyHead: '17', groupHead: '18', family: '19', groupMember: '20' } as const
export type Role = (typeof roles)[keyof typeof roles]

/** Members are reported without a document. */
export const isMember = (role: Role): boolean => role === roles.family || role === roles.groupMember

/**
 * The party with its head first. A family if everyone else has the head's surname or is a child of the
 * family, otherwise a group.
 */
export function assignRoles(
  people: readonly ReportedPerson[],
  arrivalDay: string,
): readonly { readonly person: ReportedPerson; readonly role: Role }[] {
  const head = people.find(({ main }) => main) ?? people[0]
  if (!head) return []
  const others = people.filter((person) => person !== head)
  if (others.length === 0) return [{ person: head, role: roles.single }]
  const isFamily = others.every((person) => isRelative(person, { head, people, arrivalDay }))
  const [headRole, otherRole] = isFamily ? [roles.familyHead, roles.family] : [roles.groupHead, roles.groupMember]
  return [{ person: head, role: headRole }, ...others.map((person) => ({ person, role: otherRole }))]
}

interface Party {
  readonly head: ReportedPerson
  readonly people: readonly ReportedPerson[]
  readonly arrivalDay: string
}

function isRelative(person: ReportedPerson, { head, people, arrivalDay }: Party): boolean {
  if (hasSameSurname(person, head)) return true
  if (!person.relationship || isAdult(person, arrivalDay) !== false) return false
  const related = people.find(({ guestId }) => guestId === person.relatedTo) ?? head
  return related === head || hasSameSurname(related, head)
}

function hasSameSurname(person: ReportedPerson, head: ReportedPerson): boolean {
  const surname = toRegisterName(person.lastName ?? '')
  return surname !== '' && surname === toRegisterName(head.lastName ?? '')
}
