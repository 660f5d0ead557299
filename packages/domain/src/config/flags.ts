import * as z from 'zod/mini'
import { countryCodeSchema } from '../basics/country-code.ts'
import { pictureSchema } from '../basics/picture.ts'
import { textSchema } from '../basics/text.ts'
import { scannerKinds } from '../document/capture-policy.ts'
import { faceSources } from '../face/face-policy.ts'
import { lostCodeFieldNames } from '../lost-code/lost-code-fields.ts'
import { factors, phoneKeyProofs, sufficient } from '../proof/proof.ts'
import { LONGEST_TEMPLATE, qrPlaceholders, unknownPlaceholders } from '../qr/custom-qr.ts'
import { cancelRules } from '../reservation/why-not-cancel.ts'
import { qrReaders } from '../search/search-policy.ts'
import { signatureFormats } from '../signature/signature-policy.ts'

interface Flag<Kind extends z.ZodMiniType> {
  readonly kind: Kind
  readonly unlessSet: z.output<Kind>
}

const flag = <Kind extends z.ZodMiniType>(kind: Kind, unlessSet: z.output<Kind>): Flag<Kind> => ({ kind, unlessSet })
const off = flag(z.boolean(), false)
const on = flag(z.boolean(), true)
const count = (unlessSet: number) => flag(z.int().check(z.gte(0)), unlessSet)
const amount = (unlessSet: number) => flag(z.number().check(z.gte(0)), unlessSet)
const price = z.number().check(z.gte(0))
const words = (unlessSet: string) => flag(z.string(), unlessSet)
const oneOf = <const Word extends string>(choices: readonly [Word, ...Word[]]) => flag(z.enum(choices), choices[0])

const qrTemplate = z.string().check(
  z.maxLength(LONGEST_TEMPLATE),
  z.refine((template) => unknownPlaceholders(template).length === 0, {
    error: `words with none but these in braces: ${qrPlaceholders.join(', ')}`,
  }),
)

const lostCodeField = z.object({ name: z.enum(lostCodeFieldNames), mandatory: z._default(z.boolean(), true) })

/**
 * Everything that a hotel can switch or set, by the names that hotels know, each with its value unless set.
 * An empty text, an empty list and 0 mean that there is none. Passwords are not here: see secrets.ts.
 */
const table = {
  login_page: off,
  accounts: off,
  extra_languages: flag(z.array(z.enum(['ca', 'it', 'pt'])), []),
  debug: off,
  downtime_minutes: amount(3),
  demo: off,
  demo_upgrade: off,

  walkin_enabled: off,
  resend_code_enabled: off,
  checkout_enabled: off,

  only_surname_search: off,
  list_all_due_in: off,
  only_due_in: off,
  qr_search: off,
  qr_reader: oneOf(qrReaders),
  sufficient_proof: oneOf(sufficient),
  phone_key_proof: oneOf(phoneKeyProofs),
  second_factors: flag(z.array(z.enum(factors)).check(z.minLength(1)), [...factors]),

  national_police_integration: off,
  save_guests_one_by_one: off,
  ask_children_information: off,
  join_document_contact: off,
  allow_repeated_email: off,

  checkin_scanner: oneOf(scannerKinds),
  capture_drivelicense: off,
  allow_manual_entry: off,
  allow_edit_scanned: off,

  face_recognition: off,
  face_recognition_first: off,
  face_recognition_only_main: off,
  face_recognition_required: off,
  face_recognition_source: oneOf(faceSources),

  signature_in_edit_guest_process: off,
  signature_only_main: off,
  signature_not_mandatory_on_countries: flag(z.array(countryCodeSchema), []),
  skip_signature_not_main_guest: off,
  min_age_for_signature: count(0),
  signature_format: oneOf(signatureFormats),
  allow_typed_signature: on,

  bme_subscription: off,

  // Ours: an app of the hotel may leave them out.
  extras_offered: on,
  break_extras_into_multiple_on_item: count(0),
  extras_view: oneOf(['one', 'many']),

  allow_payments: off,
  allow_pay_in_reception: off,
  allow_send_vouchers: off,
  allow_change_customer: off,
  make_checkin_before_payment: off,
  pos_provider: words(''),
  terminal_ids: flag(z.array(z.string()), []),
  // Ours: the devices under which the hotel's own system posts payments.
  pms_device_ids: flag(z.array(z.string()), []),
  allow_card_selection: off,
  max_pay_attempts: count(3),
  // Ours: what is less or more than this, in the hotel's own currency, no card is charged with here; a saved card before the
  // arrival is a deposit.
  pos_limits: flag(z.object({ least: z.optional(price), most: z.optional(price) }), {}),
  save_as_deposit: off,
  // Read, and without effect: a card is typed on its provider's own page (decision 080).
  max_chars: flag(z.record(z.string(), z.int().check(z.gte(1))), {}),
  bill_type: oneOf(['bill', 'commercial document']),
  italy_fiscal_printer_active: off,
  italy_fiscal_printer_email: off,
  italy_fiscal_printer_pms_id: words(''),
  customer_modal_messages: flag(
    z.object({ unexpected: z.optional(textSchema), on_create_customer: z.optional(textSchema) }),
    {},
  ),

  walkin_max_nights: count(2),
  walkin_max_adults: count(10),
  walkin_max_children: count(10),
  membership_in_walkin: off,
  // Ours: a room is kept for whoever walks in for so long, and so many at once at one device; a name is asked for with the search;
  // guests' own phones may book too; what guests cancel themselves.
  walkin_hold_minutes: amount(20),
  walkin_most_holds: count(3),
  walkin_contact_name: off,
  walkin_own_phones: off,
  cancel_by_guest: oneOf(cancelRules),
  lost_code_fields: flag(z.array(lostCodeField), []),

  key_provider: words('tesa'),
  actual_hardware: words('none'),
  fake_key_generation: off,
  fake_key_dispenser: off,
  // Read, and without effect: a demo hotel's key provider makes codes that open nothing, and nobody asks a real one for them.
  simulate_access_code: off,
  // Ours: keys lie in a box at the entrance, which reads the code of the door as a QR code.
  keybox: off,
  socket_host: words('127.0.0.1'),
  printer_host: words('127.0.0.1'),
  printer_configuration: flag(z.record(z.string(), z.json()), {}),
  hardware_url: words(''),
  location: words(''),

  qr_active: off,
  custom_qr_active: off,
  // Ours: what stands in that code, and how the hotel is called in its own system.
  custom_qr_template: flag(qrTemplate, ''),
  pms_hotel_id: words(''),
  send_complete_checkin_email_to_hotel: off,
  send_complete_checkin_email_to_client: off,
  // Ours: a mail is passed on, and read on many screens.
  door_code_in_mails: off,

  // Ours: a guest may speak with the hotel's people by camera; and these say whether the guest is who their document says.
  video_call: off,
  identity_by_video: off,

  // Ours: what arriving sounds and moves like.
  sounds: on,
  movements: on,

  screensaver_minutes: amount(5),
  screensaver_transition: amount(60),
  screensaver_dismiss_on_click: off,
  screensaver_images: flag(z.array(pictureSchema).check(z.maxLength(3)), []),
}

type Table = typeof table
export type FlagName = keyof Table

type Whole = { [Name in FlagName]: z.ZodMiniDefault<Table[Name]['kind']> }
type Some = { [Name in FlagName]: z.ZodMiniOptional<Table[Name]['kind']> }

function each<Shape>(schemaOf: (flag: Flag<z.ZodMiniType>) => z.ZodMiniType): Shape {
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, schemaOf(row)])) as Shape
}

export const flagsSchema = z.object(each<Whole>(({ kind, unlessSet }) => z._default(kind, () => unlessSet)))
export type Flags = z.infer<typeof flagsSchema>

/** What one app sets differently from its hotel: nothing is filled in. */
export const changedFlagsSchema = z.object(each<Some>(({ kind }) => z.optional(kind)))
