/** One file, because a guest's form usually has several of them. */
export { CountryKind } from './country-kind.tsx'
export { PhoneKind } from './phone-kind.tsx'
export { PostalCodeKind } from './postal-code-kind.tsx'
export { SelectKind } from './select-kind.tsx'
export { TimeKind } from './time-kind.tsx'
