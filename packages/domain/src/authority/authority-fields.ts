import type { FieldInput, GuestFieldName } from '../fields/field.ts'
import { type Field, parseField } from '../fields/field.ts'
import type { FieldArrayName, FieldArrays } from '../fields/field-arrays.ts'
import type { AskingAuthority } from '../guest/asking-authority.ts'
import { authorityPeople } from './authority-people.ts'

type FieldShape = Omit<FieldInput, 'name'>

const text: FieldShape = {}
const country: FieldShape = { type: 'country' }
const regions: FieldShape = { type: 'select', select_source: 'regions' }
const municipalities: FieldShape = { type: 'select', select_source: 'municipalities' }

/** In the order in which a form has them. */
const documentShapes: Partial<Record<GuestFieldName, FieldShape>> = {
  firstName: text,
  lastName: text,
  secondLastName: text,
  birthDate: { type: 'date' },
  birthCountry: country,
  birthProvince: regions,
  birthMunicipality: municipalities,
  gender: { type: 'select', select_source: 'genders' },
  nationality: country,
  documentType: { type: 'select', select_source: 'documentTypes' },
  documentNumber: text,
  supportNumber: text,
  issueCountry: country,
  issueProvince: regions,
  issueMunicipality: municipalities,
  issueDate: { type: 'date' },
}

const homeShapes: Partial<Record<GuestFieldName, FieldShape>> = {
  email: { type: 'email' },
  phone: { type: 'phone' },
  phone2: { type: 'phone' },
  country,
  street: text,
  postalCode: { type: 'postalCode' },
  region: regions,
  municipality: municipalities,
  city: text,
  relationship: { type: 'select', select_source: 'relationships' },
  relatedTo: { type: 'select', select_source: 'adults' },
}

/**
 * The hotel's fields with those that its authority may ask for and the hotel lacks. They are hidden
 * until a rule demands them.
 */
export function withAuthorityFields<Arrays extends FieldArrays>(
  fields: Arrays,
  authority: AskingAuthority | undefined,
): Arrays {
  if (!authority) return fields
  const asked = new Set(authorityPeople[authority.name].personRules[authority.reports].map(({ field }) => field))
  const { document, mainGuest, otherGuest } = fields
  const withHome = (home: readonly Field[]) => insertFields(home, select(homeShapes, asked, [...document, ...home]))
  const known = (name: FieldArrayName) => fields[name].map((field) => field.name)
  // A hotel may have a field of the document among the others.
  const both = known('mainGuest').filter((name) => known('otherGuest').includes(name))
  return {
    ...fields,
    document: insertFields(
      document,
      select(documentShapes, asked, document).filter(({ name }) => !both.includes(name)),
    ),
    mainGuest: withHome(mainGuest),
    otherGuest: withHome(otherGuest),
  }
}

/** The shapes of these names that the form lacks. */
function select(
  shapes: Partial<Record<GuestFieldName, FieldShape>>,
  names: ReadonlySet<GuestFieldName>,
  present: readonly Field[],
): readonly Field[] {
  const missing = Object.entries(shapes).filter(
    ([name]) => names.has(name as GuestFieldName) && present.every((field) => field.name !== name),
  )
  return missing.map(([name, shape]) => parseField({ name, ...shape, visible: false }))
}

const order = [...Object.keys(documentShapes), ...Object.keys(homeShapes)]

/** Each after the closest field that precedes it in our own order, or first. */
function insertFields(fields: readonly Field[], added: readonly Field[]): readonly Field[] {
  return added.reduce<readonly Field[]>((all, field) => {
    const before = order.slice(0, order.indexOf(field.name)).reverse()
    const previous = before.map((name) => all.findIndex((one) => one.name === name)).find((at) => at >= 0)
    return all.toSpliced(previous === undefined ? 0 : previous + 1, 0, field)
  }, fields)
}
