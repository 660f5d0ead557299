import * as z from 'zod/mini'
import { pictureSchema } from '../basics/picture.ts'
import { textSchema } from '../basics/text.ts'
import { fieldSchema } from '../fields/field.ts'
import { fieldArrayNames } from '../fields/field-arrays.ts'
import { parsePlace } from '../journey/place.ts'
import { findOpenScreen } from './button-target.ts'

export const linkSchema = z
  .string()
  .check(z.regex(/^(https?:\/\/|\/(?![/\\]))/i, 'an http address or a path on this server'))

const name = z.string().check(z.minLength(1))
const text = z._default(textSchema, {})

const background = z.object({ type: z.literal('Background'), picture: pictureSchema })
const label = z.object({ type: z.literal('Label'), name, text })
const link = z.object({ type: z.literal('Link'), name, url: linkSchema, label: text })

/** A web address opens a new window, so nothing unencrypted is offered there. */
const buttonUrlSchema = z.string().check(
  z.refine((url) => /^https:\/\/./i.test(url) || findOpenScreen(parsePlace(url)?.screen) !== undefined, {
    error: 'an https address, or the path of a screen that needs no booking, such as /home',
  }),
)
const button = z.object({
  name,
  label: text,
  url: z.optional(buttonUrlSchema),
  visible: z._default(z.boolean(), true),
})
const buttonArray = z.object({ type: z.literal('ButtonArray'), name, buttons: z.array(button) })
const fieldArray = z.object({
  type: z.literal('FieldArray'),
  name: z.enum(fieldArrayNames),
  fields: z.array(fieldSchema),
})
const extraId = z.object({
  type: z.literal('ExtraId'),
  extra_id: name,
  extra_type: z.optional(z.string()),
  is_breakfast: z._default(z.boolean(), false),
  is_per_child: z._default(z.boolean(), false),
  is_per_adult: z._default(z.boolean(), false),
})

export const assetSchema = z.discriminatedUnion('type', [background, label, link, buttonArray, fieldArray, extraId])
export type Asset = z.infer<typeof assetSchema>
