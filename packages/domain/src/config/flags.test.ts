import { expect, it } from 'vitest'
import { flagOverridesSchema, flagsSchema } from './flags.ts'

const switches = `
  login_page accounts debug demo demo_upgrade walkin_enabled resend_code_enabled checkout_enabled checkout_any_day
  checkout_by_name guest_list_for_one only_surname_search list_all_due_in only_due_in qr_search national_police_integration save_guests_one_by_one ask_children_information
  join_document_contact allow_repeated_email capture_drivelicense allow_manual_entry allow_edit_scanned face_recognition
  face_recognition_first face_recognition_only_main face_recognition_required signature_in_edit_guest_process
  signature_only_main skip_signature_not_main_guest bme_subscription allow_payments allow_pay_in_reception
  allow_send_vouchers allow_change_customer make_checkin_before_payment allow_card_selection italy_fiscal_printer_active
  italy_fiscal_printer_email membership_in_walkin walkin_contact_name walkin_own_phones fake_key_generation fake_key_dispenser simulate_access_code keybox qr_active
  custom_qr_active send_complete_checkin_email_to_hotel send_complete_checkin_email_to_client door_code_in_mails
  video_call identity_by_video identity_before_key
  screensaver_dismiss_on_click
`
  .trim()
  .split(/\s+/)

const settings = {
  extra_languages: [],
  downtime_minutes: 3,
  qr_reader: 'camera',
  sufficient_proof: 'number',
  phone_key_proof: 'mailed-code',
  second_factors: ['number', 'departureDate', 'phone', 'name'],
  checkin_scanner: 'picture',
  face_recognition_source: 'picture',
  signature_not_mandatory_on_countries: [],
  min_age_for_signature: 0,
  signature_format: 'png',
  break_extras_into_multiple_on_item: 0,
  extras_view: 'one',
  pos_provider: '',
  terminal_ids: [],
  pms_device_ids: [],
  italy_fiscal_printer_pms_id: '',
  allow_typed_signature: true,
  max_pay_attempts: 3,
  pos_limits: {},
  save_as_deposit: false,
  max_chars: {},
  bill_type: 'bill',
  customer_modal_messages: {},
  walkin_max_nights: 2,
  walkin_max_adults: 10,
  walkin_max_children: 10,
  walkin_hold_minutes: 20,
  walkin_most_holds: 3,
  cancel_by_guest: 'walk-in',
  lost_code_fields: [],
  key_provider: 'tesa',
  actual_hardware: 'none',
  socket_host: '127.0.0.1',
  printer_host: '127.0.0.1',
  printer_configuration: {},
  custom_qr_template: '',
  pms_hotel_id: '',
  hardware_url: '',
  location: '',
  extras_offered: true,
  sounds: true,
  movements: true,
  screensaver_minutes: 5,
  screensaver_transition: 60,
  screensaver_images: [],
}

it('without settings, all switches but four are off and every setting has its default', () => {
  expect(flagsSchema.parse({})).toEqual({ ...Object.fromEntries(switches.map((name) => [name, false])), ...settings })
})

it.each([
  ['{room} of {surname}', true],
  ['{keyCode}', false],
  ['{room', false],
])('the hotel’s own QR code may contain %s: %s', (custom_qr_template, isRight) => {
  expect(flagsSchema.safeParse({ custom_qr_template }).success).toBe(isRight)
})

it.each([
  ['the default key provider is tesa', 'key_provider', 'tesa'],
  ['IDLE-01.a three minutes without a touch', 'downtime_minutes', 3],
  ['sixty seconds per picture', 'screensaver_transition', 60],
  ['SIGN-16 signatures are png', 'signature_format', 'png'],
] as const)('%s', (_, name, value) => {
  expect(flagsSchema.parse({})[name]).toBe(value)
})

it.each([
  ['an unknown kind of scanner', { checkin_scanner: 'fax' }],
  ['a fourth picture', { screensaver_images: ['a', 'b', 'c', 'd'] }],
  ['a picture from elsewhere', { screensaver_images: ['https://example.com/x.png'] }],
  ['a two-letter country code', { signature_not_mandatory_on_countries: ['DE'] }],
  ['a language that is not additional', { extra_languages: ['en'] }],
  ['negative minutes', { downtime_minutes: -1 }],
  ['a string for a switch', { allow_payments: 'yes' }],
])('rejects %s', (_, flags) => {
  expect(flagsSchema.safeParse(flags).success).toBe(false)
  expect(flagOverridesSchema.safeParse(flags).success).toBe(false)
})

it.each([['keyboard'], ['access-is'], ['picture'], ['screen']] as const)('a scanner may be %s', (kind) => {
  expect(flagsSchema.parse({ checkin_scanner: kind }).checkin_scanner).toBe(kind)
})

it('an app overrides only the flags that it names', () => {
  expect(flagOverridesSchema.parse({ demo: true })).toEqual({ demo: true })
})

it('a field on the lost-code screen is mandatory by default', () => {
  const { lost_code_fields } = flagsSchema.parse({
    lost_code_fields: [{ name: 'email' }, { name: 'phone', mandatory: false }],
  })
  expect(lost_code_fields).toEqual([
    { name: 'email', mandatory: true },
    { name: 'phone', mandatory: false },
  ])
})
