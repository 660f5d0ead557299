import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls } from './calls.ts'
import { buildUrl } from './wire/call.ts'

it('has every call of the specification, our extensions, and nothing else', () => {
  const specified: [id: string, address: string, variant?: string][] = [
    ['API-04', 'POST /api/checkin/log/configurator/save/'],
    ['API-05', 'POST /api/events/track/'],
    ['API-06', 'GET /api/statics-version/current/'],
    ['API-07', 'POST /api-token-auth/'],
    ['API-08', 'POST /api/signup/'],
    ['API-09', 'POST /api/user/update-profile/'],
    ['API-10', 'GET /api/user/status'],
    ['API-11', 'GET /api/user/checkout'],
    ['API-12', 'GET /api/pok-active-in-hotel'],
    ['API-14', 'POST /api/cancel-reservation/'],
    ['API-15', 'POST /api/update-booking-info/', 'update_customer_data'],
    ['API-17', 'POST /api/upload-signature/'],
    ['API-18', 'POST /api/upload_access_code/'],
    ['API-19', 'POST /api/face-recognition-consent/'],
    ['API-20', 'POST /api/my-bookings/'],
    ['API-21', 'POST /api/check-in/'],
    ['API-24', 'POST /api/select/'],
    ['API-27', 'POST /api/start-pick-up-process/'],
    ['API-28', 'POST /api/checkin/rate/experience/{reservationId}/'],
    ['API-29', 'POST /api/legal-conditions/'],
    ['API-30', 'POST /api/info-from-bb-api/'],
    ['API-31', 'POST /api/video-chat-config/'],
    ['API-33', 'POST /api/mrz-decode/'],
    ['API-34', 'POST /api/camera-scanner/'],
    ['API-35', 'GET /api/remove-precheckin/'],
    ['API-36', 'POST /api/compare-faces/'],
    ['API-37', 'POST /api/user/checkout/'],
    ['API-38', 'POST /api/customer-survey/'],
    ['API-39', 'POST /api/generate-key-provider/'],
    ['API-40', 'POST /api/checkin/log/update/{code}/'],
    ['API-41', 'POST /api/generate-custom-qr/'],
    ['API-42', 'POST /api/checkin/complete/send-emails/'],
    ['API-43', 'POST /api/pre-checkin/'],
    ['API-45', 'GET /api/download-qr/{code}/{surname}/'],
    ['API-46', 'POST /api/update-booking-info/', 'post_product_data'],
    ['API-47', 'POST /api/update-booking-info/', 'make_payment_data'],
    ['API-48', 'POST /api/update-booking-info/', 'make_payment_with_token_data'],
    ['API-49', 'POST /api/update-booking-info/', 'confirm_arrival_data'],
    ['API-51', 'POST /api/extras-price-allotment/'],
    ['API-52', 'POST /api/summary/'],
    ['API-53', 'POST /api/checkin/log/save/'],
    ['API-54', 'POST /api/set-bill-as-sent/'],
    ['API-55', 'POST /api/leanbus-payment/'],
    ['API-56', 'POST /api/create-alert/'],
    ['API-57', 'POST /api/rac-payment-error/'],
    ['API-58', 'POST /api/availability/'],
    ['API-59', 'POST /api/create-reservation/'],
    ['API-60', 'POST /api/hotel/production-date/'],
    ['API-61', 'POST /api/promocode/membership/'],
    ['API-62', 'POST /api/resend-access-code/'],
    ['API-63', 'POST /api/update-lost-room-code-log/'],
    ['API-64', 'POST /api/print-room-code/'],
    ['API-65', 'POST /pok/'],
    ['API-66', 'POST /api/pos_devices_list/'],
    ['API-67', 'POST /api/leanbus-pos-devices-list/'],
    ['API-68', 'POST /api/rac-upsell/'],
    ['API-69', 'POST /api/rac-upsell-confirm/'],
    ['API-70', 'POST /api/rac-upsell-remove/'],
    ['API-71', 'POST /api/new-customer-fields/'],
    ['API-72', 'POST /api/create-new-customer/'],
    ['API-73', 'POST /api/change-customer/'],
    ['API-74', 'POST /api/save-socket-version/'],
    ['API-78', 'POST /api/user/update-password/'],
    ['API-79', 'POST /api/user/update-identity-document/'],
  ]
  const ours = [
    'POST /api/visit/bill/',
    'POST /api/visit/bill/mail/',
    'POST /api/visit/check-out/',
    'POST /api/visit/front-desk/',
    'POST /api/visit/reservations/',
    'POST /api/visit/check-in/holder/',
    'POST /api/visit/check-in/go-on/',
    'POST /api/visit/check-in/take-over/',
    'POST /api/visit/check-in/screen/',
    'POST /api/visit/stay-card/mail/',
    'GET /api/visit/wallet-pass/{reference}/',
    'POST /api/visit/wallet-pass/link/',
    'POST /api/visit/stay-card/open/',
    'POST /api/visit/stay-card/share/',
    'POST /api/visit/prove/',
    'POST /api/visit/messages/read/',
    'POST /api/visit/end/',
    'POST /api/pre-checkin/open/',
    'POST /api/pre-checkin/share/',
    'POST /api/pre-checkin/filling-in/',
    'POST /api/alerts/',
    'POST /api/alerts/progress/',
    'POST /api/reveal-access-code/',
    'POST /api/visit/upgrades/',
    'POST /api/visit/upgrades/choose/',
    'POST /api/room-wait/',
    'POST /api/room-wait/read/',
    'POST /api/hub/boot/',
    'POST /api/hub/token/',
    'POST /api/hub/keys/',
    'POST /api/hub/keys/confirm/',
    'POST /api/hub/payments/',
    'POST /api/hub/bills/',
    'POST /api/hub/refunds/',
    'POST /api/fiscal-bill/order/',
    'POST /api/fiscal-bill/state/',
    'POST /api/keybox-qr/',
    'POST /api/key/grant/',
    'POST /api/key/lobby-code/',
    'POST /api/key/mail-code/',
    'POST /api/key/state/',
    'POST /api/accept-terms/',
    'POST /api/agreement/',
    'POST /api/deposit/',
    'POST /api/deposit/block/',
    'POST /api/deposit/start/',
    'POST /api/payment/cancel/',
    'POST /api/payment/card-token/',
    'POST /api/payment/state/',
    'POST /api/visit/hand-over/end/',
    'POST /api/visit/hand-over/make/',
    'POST /api/visit/hand-over/state/',
    'POST /api/visit/hand-over/take/',
    'POST /api/device/admin/',
    'POST /api/device/maintenance/',
    'POST /api/drivers/add/',
    'POST /api/drivers/remove/',
    'POST /api/driving-licence/',
    'GET /api/user/profile',
    'POST /api/user/sign-out/',
    'POST /api/user/send-confirmation/',
    'POST /api/user/confirm-email/',
    'POST /api/user/forgotten-password/',
    'POST /api/user/choose-password/',
    'POST /api/user/close-account/',
    'POST /api/face-recognition-skip/',
    'POST /api/face-recognition-turn/',
    'POST /api/postal-codes/',
  ]
  const expected = [...specified.map(([, address, variant]) => [address, variant].filter(Boolean).join(' ')), ...ours]
  const actual = calls.map(({ method, path, variant }) => [method, path, variant].filter(Boolean).join(' '))
  expect(actual.toSorted()).toEqual(expected.toSorted())
})

it('gives each call a unique name', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
})

it('requires a visit except to sign in, to read the version, and for a paired hub', () => {
  expect(calls.filter(({ by }) => by === 'anyone').map(({ name }) => name)).toEqual([
    'signInDevice',
    'bootHub',
    'confirmGrant',
    'tellKeys',
    'tellPayments',
    'tellRefunds',
    'tellBills',
    'staticsVersion',
  ])
})

it('changes data by GET only in the one call where the specification does', () => {
  expect(calls.filter(({ method, changes }) => method === 'GET' && changes).map(({ name }) => name)).toEqual([
    'removePreCheckin',
  ])
})

it('fills the parameters of an address and escapes them', () => {
  expect(buildUrl('/api/download-qr/{code}/{surname}/', { code: '../x', surname: 'a b' }, { pok: '1' })).toBe(
    '/api/download-qr/..%2Fx/a%20b/?pok=1',
  )
})

it('can describe the wire format of every call', () => {
  for (const { params, query, body, reply } of calls) {
    for (const schema of [params, query, body, reply])
      expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
  }
})

it('requires the key that distinguishes calls sharing an address', () => {
  for (const { body, variant } of calls.filter((call) => call.variant)) {
    expect(z.toJSONSchema(body, { io: 'input' }).required).toContain(variant)
  }
})
