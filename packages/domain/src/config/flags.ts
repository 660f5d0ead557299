import * as z from 'zod/mini'
import { countryCodeSchema } from '../basics/country-code.ts'
import { pictureSchema } from '../basics/picture.ts'
import { textSchema } from '../basics/text.ts'
import { scannerKinds } from '../document/capture-policy.ts'
import { faceSources } from '../face/face-policy.ts'
import { lostCodeFieldNames } from '../lost-code/lost-code-fields.ts'
import { factors, phoneKeyProofs, sufficientProofs } from '../proof/proof.ts'
import { findUnknownPlaceholders, MAX_TEMPLATE_LENGTH, qrPlaceholders } from '../qr/custom-qr.ts'
import { cancelRules } from '../reservation/not-cancellable-reason.ts'
import { qrReaders } from '../search/search-policy.ts'
import { signatureFormats } from '../signature/signature-policy.ts'

interface Flag<Kind extends z.ZodMiniType> {
  readonly kind: Kind
  readonly defaultValue: z.output<Kind>
}

const flag = <Kind extends z.ZodMiniType>(kind: Kind, unlessSet: z.output<Kind>): Flag<Kind> => ({
  kind,
  defaultValue: unlessSet,
})
const off = flag(z.boolean(), false)
const on = flag(z.boolean(), true)
const count = (unlessSet: number) => flag(z.int().check(z.gte(0)), unlessSet)
const amount = (unlessSet: number) => flag(z.number().check(z.gte(0)), unlessSet)
const price = z.number().check(z.gte(0))
const textFlag = (unlessSet: string) => flag(z.string(), unlessSet)
const oneOf = <const Word extends string>(choices: readonly [Word, ...Word[]]) => flag(z.enum(choices), choices[0])

const qrTemplate = z.string().check(
  z.maxLength(MAX_TEMPLATE_LENGTH),
  z.refine((template) => findUnknownPlaceholders(template).length === 0, {
    error: `words with none but these in braces: ${qrPlaceholders.join(', ')}`,
  }),
)

const lostCodeField = z.object({ name: z.enum(lostCodeFieldNames), mandatory: z._default(z.boolean(), true) })

/**
 * All flags of a hotel with their defaults, under the names that hotels use. An empty string, an
 * empty list and 0 mean "none". Passwords are in secrets.ts.
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
  checkout_any_day: off,
  checkout_by_name: off,
  guest_list_for_one: off,

  only_surname_search: off,
  list_all_due_in: off,
  only_due_in: off,
  qr_search: off,
  qr_reader: oneOf(qrReaders),
  sufficient_proof: oneOf(sufficientProofs),
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

  // Our addition: an app can leave them out.
  extras_offered: on,
  break_extras_into_multiple_on_item: count(0),
  extras_view: oneOf(['one', 'many']),

  allow_payments: off,
  allow_pay_in_reception: off,
  allow_send_vouchers: off,
  allow_change_customer: off,
  make_checkin_before_payment: off,
  pos_provider: textFlag(''),
  terminal_ids: flag(z.array(z.string()), []),
  // Our addition: the device ids under which the hotel's system posts payments.
  pms_device_ids: flag(z.array(z.string()), []),
  allow_card_selection: off,
  max_pay_attempts: count(3),
  // Our addition: smallest and largest card charge in the hotel's currency; a card saved before
  // arrival counts as a deposit.
  pos_limits: flag(z.object({ least: z.optional(price), most: z.optional(price) }), {}),
  save_as_deposit: off,
  max_chars: flag(z.record(z.string(), z.int().check(z.gte(1))), {}),
  bill_type: oneOf(['bill', 'commercial document']),
  italy_fiscal_printer_active: off,
  italy_fiscal_printer_email: off,
  italy_fiscal_printer_pms_id: textFlag(''),
  customer_modal_messages: flag(
    z.object({ unexpected: z.optional(textSchema), on_create_customer: z.optional(textSchema) }),
    {},
  ),

  walkin_max_nights: count(2),
  walkin_max_adults: count(10),
  walkin_max_children: count(10),
  membership_in_walkin: off,
  // Our additions: how long a room is held for a walk-in, how many holds one device may have,
  // whether the search asks for a name, whether guests' own phones can book, and what guests can
  // cancel.
  walkin_hold_minutes: amount(20),
  walkin_most_holds: count(3),
  walkin_contact_name: off,
  walkin_own_phones: off,
  cancel_by_guest: oneOf(cancelRules),
  lost_code_fields: flag(z.array(lostCodeField), []),

  key_provider: textFlag('tesa'),
  actual_hardware: textFlag('none'),
  fake_key_generation: off,
  fake_key_dispenser: off,
  // Accepted without effect: a demo hotel's key provider issues codes that open nothing.
  simulate_access_code: off,
  // Our addition: keys are in a box at the entrance that scans the door code as a QR code.
  keybox: off,
  socket_host: textFlag('127.0.0.1'),
  printer_host: textFlag('127.0.0.1'),
  printer_configuration: flag(z.record(z.string(), z.json()), {}),
  hardware_url: textFlag(''),
  location: textFlag(''),

  qr_active: off,
  custom_qr_active: off,
  // Our additions: the content of that QR code, and the hotel's id in its own system.
  custom_qr_template: flag(qrTemplate, ''),
  pms_hotel_id: textFlag(''),
  send_complete_checkin_email_to_hotel: off,
  send_complete_checkin_email_to_client: off,
  // Our addition: off by default because emails are forwarded and shown on many screens.
  door_code_in_mails: off,

  // Our additions: guests can video-call staff, and staff can verify a guest's identity in the
  // call.
  video_call: off,
  identity_by_video: off,
  identity_before_key: off,

  // Our additions: sounds and animations on arrival.
  sounds: on,
  movements: on,

  screensaver_minutes: amount(5),
  screensaver_transition: amount(60),
  screensaver_dismiss_on_click: off,
  screensaver_images: flag(z.array(pictureSchema).check(z.maxLength(3)), []),
}

type Table = typeof table
export type FlagName = keyof Table

type AllFlags = { [Name in FlagName]: z.ZodMiniDefault<Table[Name]['kind']> }
type PartialFlags = { [Name in FlagName]: z.ZodMiniOptional<Table[Name]['kind']> }

function mapFlags<Shape>(schemaOf: (flag: Flag<z.ZodMiniType>) => z.ZodMiniType): Shape {
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, schemaOf(row)])) as Shape
}

export const flagsSchema = z.object(
  mapFlags<AllFlags>(({ kind, defaultValue }) => z._default(kind, () => defaultValue)),
)
export type Flags = z.infer<typeof flagsSchema>

/** One app's overrides of its hotel's flags; no defaults are filled in. */
export const flagOverridesSchema = z.object(mapFlags<PartialFlags>(({ kind }) => z.optional(kind)))
