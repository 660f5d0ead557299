import type { CapturePolicy } from '../document/capture-policy.ts'
import type { FacePolicy } from '../face/face-policy.ts'
import type { GuestPolicy } from '../guest/guest-policy.ts'
import type { HomePolicy } from '../journey/home-policy.ts'
import type { KeyPolicy } from '../keys/key-policy.ts'
import type { SearchPolicy } from '../search/search-policy.ts'
import type { SignaturePolicy } from '../signature/signature-policy.ts'
import type { WalkInPolicy } from '../walk-in/walk-in-policy.ts'
import type { FlagName, Flags } from './flags.ts'

/** Maps flag names to the names that the rules use; the only place that knows both. */
const table = {
  start: { loginPage: 'login_page' },
  accounts: { on: 'accounts' },
  idle: { minutes: 'downtime_minutes', off: 'debug' },
  screensaver: {
    minutes: 'screensaver_minutes',
    transitionSeconds: 'screensaver_transition',
    dismissOnClick: 'screensaver_dismiss_on_click',
    pictures: 'screensaver_images',
  },
  home: { walkIn: 'walkin_enabled', resendCode: 'resend_code_enabled', checkOut: 'checkout_enabled' },
  checkOut: { anyDay: 'checkout_any_day', byName: 'checkout_by_name' },
  guestList: { forOne: 'guest_list_for_one' },
  search: {
    onlySurname: 'only_surname_search',
    listAllDueIn: 'list_all_due_in',
    onlyDueIn: 'only_due_in',
    byQr: 'qr_search',
    qrReader: 'qr_reader',
  },
  proof: { sufficient: 'sufficient_proof', factors: 'second_factors', phoneKey: 'phone_key_proof' },
  guests: {
    policeIntegration: 'national_police_integration',
    savedOneByOne: 'save_guests_one_by_one',
    childrenListed: 'ask_children_information',
    formsJoined: 'join_document_contact',
    repeatedEmailAllowed: 'allow_repeated_email',
  },
  capture: {
    scanner: 'checkin_scanner',
    licence: 'capture_drivelicense',
    manualEntry: 'allow_manual_entry',
    editScanned: 'allow_edit_scanned',
  },
  face: {
    on: 'face_recognition',
    first: 'face_recognition_first',
    onlyMainGuest: 'face_recognition_only_main',
    required: 'face_recognition_required',
    source: 'face_recognition_source',
  },
  signature: {
    whileEditingGuest: 'signature_in_edit_guest_process',
    onlyMainGuest: 'signature_only_main',
    exemptCountries: 'signature_not_mandatory_on_countries',
    othersPassedOver: 'skip_signature_not_main_guest',
    minimumAge: 'min_age_for_signature',
    format: 'signature_format',
    typed: 'allow_typed_signature',
  },
  membership: { on: 'bme_subscription' },
  extras: { offered: 'extras_offered', manyFromItem: 'break_extras_into_multiple_on_item', view: 'extras_view' },
  summary: {
    vouchers: 'allow_send_vouchers',
    changeCustomer: 'allow_change_customer',
    customerMessages: 'customer_modal_messages',
  },
  payment: {
    allowed: 'allow_payments',
    atReception: 'allow_pay_in_reception',
    checkInFirst: 'make_checkin_before_payment',
    provider: 'pos_provider',
    terminals: 'terminal_ids',
    pmsDevices: 'pms_device_ids',
    cardSelection: 'allow_card_selection',
    mostAttempts: 'max_pay_attempts',
    limits: 'pos_limits',
    maxChars: 'max_chars',
    asDeposit: 'save_as_deposit',
  },
  bill: {
    type: 'bill_type',
    fiscalPrinter: 'italy_fiscal_printer_active',
    fiscalPrinterMails: 'italy_fiscal_printer_email',
    fiscalPrinterId: 'italy_fiscal_printer_pms_id',
  },
  walkIn: {
    mostNights: 'walkin_max_nights',
    mostAdults: 'walkin_max_adults',
    mostChildren: 'walkin_max_children',
    membership: 'membership_in_walkin',
    holdMinutes: 'walkin_hold_minutes',
    mostHolds: 'walkin_most_holds',
    asksName: 'walkin_contact_name',
    onOwnPhones: 'walkin_own_phones',
  },
  cancelling: { byGuest: 'cancel_by_guest' },
  lostCode: { fields: 'lost_code_fields' },
  keys: {
    provider: 'key_provider',
    hardware: 'actual_hardware',
    simulated: 'fake_key_generation',
    fakeDispenser: 'fake_key_dispenser',
    keybox: 'keybox',
  },
  devices: {
    socketHost: 'socket_host',
    printerHost: 'printer_host',
    printer: 'printer_configuration',
    hardwareUrl: 'hardware_url',
    location: 'location',
  },
  identity: { beforeKey: 'identity_before_key' },
  videoCall: { on: 'video_call', asksIdentity: 'identity_by_video' },
  senses: { sound: 'sounds', movement: 'movements' },
  finish: {
    qr: 'qr_active',
    customQr: 'custom_qr_active',
    customQrTemplate: 'custom_qr_template',
    pmsHotelId: 'pms_hotel_id',
    mailsHotel: 'send_complete_checkin_email_to_hotel',
    mailsGuest: 'send_complete_checkin_email_to_client',
    codeInMails: 'door_code_in_mails',
  },
  demo: { on: 'demo', upgrade: 'demo_upgrade' },
} as const satisfies Record<string, Record<string, FlagName>>

type Table = typeof table

type FromFlags = {
  readonly [Slice in keyof Table]: {
    readonly [Name in keyof Table[Slice]]: Table[Slice][Name] extends FlagName ? Flags[Table[Slice][Name]] : never
  }
}

/** Declared next to the rules that read them; the table above must fill every member. */
interface DeclaredPolicies {
  readonly home: HomePolicy
  readonly search: SearchPolicy
  readonly guests: GuestPolicy
  readonly capture: CapturePolicy
  readonly face: FacePolicy
  readonly signature: SignaturePolicy
  readonly walkIn: WalkInPolicy
  readonly keys: KeyPolicy
}

export type Policies = Omit<FromFlags, keyof DeclaredPolicies> & DeclaredPolicies

export function toPolicies(flags: Flags): Policies {
  const slices = Object.entries(table).map(([slice, names]) => [
    slice,
    Object.fromEntries(Object.entries<FlagName>(names).map(([name, flag]) => [name, flags[flag]])),
  ])
  return Object.fromEntries(slices) as FromFlags
}

/** `extra_languages` is part of the site's languages instead. */
export const policyFlags: readonly FlagName[] = Object.values(table).flatMap((names) => Object.values<FlagName>(names))
