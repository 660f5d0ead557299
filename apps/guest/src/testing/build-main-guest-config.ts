import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { FieldInput } from '@foyer/domain/fields/field.ts'

/** A hotel whose main guest fills in these fields on one sheet. */
export function buildMainGuestConfig(fields: FieldInput[]): HotelConfigInput {
  const assets = [{ type: 'FieldArray' as const, name: 'mainGuest' as const, fields }]
  return { flags: { join_document_contact: true }, screens: [{ name: 'MrzCapture', order: 10, assets }] }
}
