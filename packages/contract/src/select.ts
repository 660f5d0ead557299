import { formatQuery, parseQuery } from '@foyer/domain/journey/query.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'

/** The available lists. The wire calls the name a url; it is never fetched. */
export const selectLists = [
  'countries',
  'regions',
  'municipalities',
  'relationships',
  'languages',
  'document-types',
  'genders',
] as const

export type SelectList = (typeof selectLists)[number]

const source = z.object({
  list: z.enum(selectLists),
  /** Alpha-3; restricts the list to the regions of this country. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Restricts the list to the municipalities of this region. */
  regionId: z.optional(z.string().check(z.maxLength(40))),
})

export type SelectSource = z.output<typeof source>

const sourceWire = z.codec(
  z.string().check(z.maxLength(200), z.regex(new RegExp(`^(${selectLists.join('|')})(\\?|$)`))),
  source,
  {
    decode: (url) => {
      const [list = '', query = ''] = url.split('?')
      const { country__alfa3: country, region_id: regionId } = parseQuery(query)
      return { list: list as SelectList, ...(country && { country }), ...(regionId && { regionId }) }
    },
    encode: ({ list, country, regionId }) => list + formatQuery({ country__alfa3: country, region_id: regionId }),
  },
)

const optionNames = z.object({
  key: z.optional(z.string()),
  value: z.optional(z.string()),
  id: z.optional(z.union([z.string(), z.int()])),
  name: z.optional(z.string()),
  phone_code: z.optional(z.string()),
  country_flag: z.optional(z.string()),
})

export interface SelectOption {
  readonly key: string
  readonly value: string
  readonly phoneCode?: string | undefined
  readonly flag?: string | undefined
}

/**
 * Some lists use id and name, others key and value: both are read, and both are written for older
 * consumers.
 */
const selectOptionWire = z.codec(optionNames, z.custom<SelectOption>(), {
  decode: ({ key, value, id, name, phone_code, country_flag }) => ({
    key: key ?? String(id ?? ''),
    value: value ?? name ?? '',
    ...(phone_code && { phoneCode: phone_code }),
    ...(country_flag && { flag: country_flag }),
  }),
  encode: ({ key, value, phoneCode, flag }) => ({
    key,
    value,
    id: key,
    name: value,
    ...(phoneCode && { phone_code: phoneCode }),
    ...(flag && { country_flag: flag }),
  }),
})

export const selectOptions = call({
  name: 'selectOptions',
  method: 'POST',
  path: '/api/select/',
  changes: false,
  body: renamed(
    { source: sourceWire, hotelId: z.optional(z.int()), language: z.optional(z.string()) },
    { ...commonWireNames, source: 'url', language: 'lang' },
  ),
  reply: z.array(selectOptionWire),
})
