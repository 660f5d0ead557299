import { isAdult } from '../guest/adult.ts'
import { toRegisterName } from './latin-letters.ts'
import type { ReportedPerson } from './stay-report.ts'

/** The codes of Italy's register for a person's place in the party. */
export const roles = { single: '16', familyHead: '17', groupHead: '18', family: '19', groupMember: '20' } as const
export type Role = (typeof roles)[keyof typeof roles]

/** Members are reported without a document. */
export const isMember = (role: Role): boolean => role === roles.family || role === roles.groupMember

/**
 * The party with its head first. A family if everyone else is a child with a relationship or has the
 * head's surname, otherwise a group.
 */
export function assignRoles(
  people: readonly ReportedPerson[],
  arrivalDay: string,
): readonly { readonly person: ReportedPerson; readonly role: Role }[] {
  const head = people.find(({ main }) => main) ?? people[0]
  if (!head) return []
  const others = people.filter((person) => person !== head)
  if (others.length === 0) return [{ person: head, role: roles.single }]
  const isFamily = others.every((person) => isRelative(person, head, arrivalDay))
  const [headRole, otherRole] = isFamily ? [roles.familyHead, roles.family] : [roles.groupHead, roles.groupMember]
  return [{ person: head, role: headRole }, ...others.map((person) => ({ person, role: otherRole }))]
}

/** Whether this is a child with a relationship, or has the head's surname. */
export function isRelative(person: ReportedPerson, head: ReportedPerson, day: string): boolean {
  if (person.relationship && isAdult({ birthDate: person.birthDate }, day) === false) return true
  const surname = toRegisterName(person.lastName ?? '')
  return surname !== '' && surname === toRegisterName(head.lastName ?? '')
}
