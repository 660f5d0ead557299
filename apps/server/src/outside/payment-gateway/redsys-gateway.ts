import type { PayWallet } from '@foyer/domain/payment/pay-wallet.ts'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import {
  CARDBRANDS,
  CURRENCIES,
  createRedsysAPI,
  GatewayError,
  isResponseCodeOk,
  LANGUAGES,
  REV_CARDBRANDS,
  REV_CURRENCIES,
  type UrlsConfig,
} from 'redsys-easy'
import { fetchWithLimit } from '../fetch/fetch-with-limit.ts'
import type { CardAction, GatewayOrder, Notice, PaymentGateway } from './payment-gateway.ts'
import { queryOrder } from './redsys-query.ts'

export interface RedsysUrls extends UrlsConfig {
  /** Address for querying an order's outcome. */
  readonly query: string
  /**
   * Address for a browser to exchange a card for a token. Redsys has none: its InSite fields are
   * frames of its own, so there its page is shown (decision 100).
   */
  readonly cardTokens?: string
}

interface Shop {
  readonly merchantCode: string
  readonly terminal: string
  readonly payWallets: readonly PayWallet[]
  readonly secretKey: string
  readonly urls: RedsysUrls
}

const PAYMENT = '0'
const REFUND = '3'
const BLOCK = '1'
const CAPTURE = '2'
const RELEASE = '9'

/** Limits the page to its card form. */
const CARDS_ONLY = 'C'

/** Payment methods of a notice; other numbers are ways to authenticate a typed card. */
const walletMethods: Readonly<Record<string, PayWallet>> = { '68': 'bizum', '71': 'googlePay', '72': 'applePay' }

/** Response codes for a release, and for a capture or refund. */
const RELEASED = '0400'
const CONFIRMED = '0900'

/** Error code for an order number that was used before. */
const REPEATED_ORDER = 'SIS0051'

const transactionTypes = { charge: PAYMENT, block: BLOCK } as const satisfies Record<CardAction, string>
const cardActions = ['charge', 'block'] as const

type Ordered = Pick<GatewayOrder, 'number' | 'amount'>

type Redsys = ReturnType<typeof createRedsysAPI>

type Rest = Parameters<Redsys['restTrataPeticion']>[0]

/** Redsys: its card page, signed notices, saved cards and queries. */
export function createRedsysGateway(shop: Shop): PaymentGateway {
  const { merchantCode, terminal, payWallets, secretKey, urls } = shop
  const { api, orderOf, request, chargeToken, chargeOnce } = createRedsysRequests(shop)

  return {
    cardTokens: urls.cardTokens === undefined ? undefined : { url: urls.cardTokens, merchant: merchantCode, terminal },
    chargeOnce,

    form(order, { ok, ko, notice }, { deed, takesWallets }) {
      const { url, body } = api().createRedirectForm({
        ...orderOf(order),
        DS_MERCHANT_TRANSACTIONTYPE: transactionTypes[deed],
        DS_MERCHANT_PRODUCTDESCRIPTION: order.description,
        DS_MERCHANT_CONSUMERLANGUAGE: LANGUAGES[order.language as keyof typeof LANGUAGES] ?? LANGUAGES.en,
        DS_MERCHANT_URLOK: ok,
        DS_MERCHANT_URLKO: ko,
        DS_MERCHANT_MERCHANTURL: notice,
        // Redsys can't be asked for cards and wallets; without a limit its page has all that the bank switched on.
        ...(!(takesWallets && payWallets.length > 0) && { DS_MERCHANT_PAYMETHODS: CARDS_ONLY }),
      })
      return { url, fields: { ...body } }
    },

    readNotice(fields) {
      try {
        return toNotice({ merchantCode, terminal }, api().processDirectRestNotification(fields as never))
      } catch {
        return undefined
      }
    },

    charge: (order, token, signal) => chargeToken(order, token, PAYMENT, signal),

    block: (order, token, signal) => chargeToken(order, token, BLOCK, signal),

    release: async (order, signal) => (await request(order, RELEASE, signal)).Ds_Response === RELEASED,

    async capture(order, signal) {
      const said = await request(order, CAPTURE, signal)
      if (said.Ds_Response !== CONFIRMED) throw new Problem('paymentRefused', 'the gateway refused it')
      return said.Ds_AuthorisationCode?.trim() ?? ''
    },

    status: ({ number }, signal, deed = 'charge') =>
      queryOrder(
        { merchantCode, terminal, secretKey, url: urls.query },
        { number, type: transactionTypes[deed] },
        signal,
      ),

    async refund(order, _refundId, signal) {
      const said = await request(order, REFUND, signal)
      if (said.Ds_Response !== CONFIRMED) throw new Problem('refundRefused', 'the gateway refused the refund')
      return said.Ds_AuthorisationCode?.trim() ?? ''
    },
  }
}

function createRedsysRequests({ merchantCode, terminal, secretKey, urls }: Shop) {
  // Signing and parsing make no request.
  const api = (signal = AbortSignal.abort()) =>
    createRedsysAPI({
      secretKey,
      urls,
      fetch: ((url: string, init: object) => fetchWithLimit(url, { ...init, signal })) as never,
    })

  const shop = { DS_MERCHANT_MERCHANTCODE: merchantCode, DS_MERCHANT_TERMINAL: terminal }
  const orderOf = ({ number, amount }: Ordered) => ({
    ...shop,
    DS_MERCHANT_ORDER: number,
    DS_MERCHANT_AMOUNT: String(amount.minor),
    DS_MERCHANT_CURRENCY: getCurrencyNumber(amount.currency),
  })

  const request = (order: Ordered, type: typeof REFUND | typeof CAPTURE | typeof RELEASE, signal: AbortSignal) =>
    api(signal).restTrataPeticion({ ...orderOf(order), DS_MERCHANT_TRANSACTIONTYPE: type })

  /** Charges a card stored at Redsys, without the cardholder present. */
  async function chargeToken(
    order: Ordered,
    token: string,
    type: typeof PAYMENT | typeof BLOCK,
    signal: AbortSignal,
  ): Promise<ProviderPayment> {
    const asked = {
      ...orderOf(order),
      DS_MERCHANT_IDENTIFIER: token,
      DS_MERCHANT_DIRECTPAYMENT: 'true',
      DS_MERCHANT_EXCEP_SCA: 'MIT',
      DS_MERCHANT_TRANSACTIONTYPE: type,
    } satisfies Rest
    return toTruth(await api(signal).restTrataPeticion(asked))
  }

  /** Charges an InSite operation, which the cardholder has just typed. */
  async function chargeOnce(order: Ordered, token: string, signal: AbortSignal): Promise<ProviderPayment> {
    const asked = {
      ...orderOf(order),
      DS_MERCHANT_IDOPER: token,
      DS_MERCHANT_TRANSACTIONTYPE: PAYMENT,
    } satisfies Rest
    try {
      return toTruth(await api(signal).restTrataPeticion(asked))
    } catch (caught) {
      // An error code means that this request charged nothing; only a used number may be paid already.
      if (!(caught instanceof GatewayError)) throw caught
      return caught.code === REPEATED_ORDER ? { state: 'pending' } : { state: 'refused', reason: 'failed' }
    }
  }

  return { api, orderOf, request, chargeToken, chargeOnce }
}

/** Returns undefined for another shop, or an operation that we don't use. */
function toNotice(
  { merchantCode, terminal }: Pick<Shop, 'merchantCode' | 'terminal'>,
  said: ReturnType<Redsys['processDirectRestNotification']>,
): Notice | undefined {
  if (said.Ds_MerchantCode !== merchantCode || Number(said.Ds_Terminal) !== Number(terminal)) return undefined
  const currency = REV_CURRENCIES[said.Ds_Currency]?.code
  const deed = cardActions.find((one) => transactionTypes[one] === said.Ds_TransactionType)
  if (!currency || !deed) return undefined
  return {
    deed,
    number: said.Ds_Order,
    amount: { minor: Number(said.Ds_Amount), currency },
    truth: toTruth(said),
  }
}

interface RedsysAnswer {
  /** Absent if the bank wants to authenticate the guest first. */
  readonly Ds_Response?: string | undefined
  readonly Ds_AuthorisationCode?: string | undefined
  readonly Ds_Card_Brand?: string | undefined
  readonly Ds_Card_Last4?: string | undefined
  readonly Ds_ProcessedPayMethod?: string | undefined
}

/** 9915: the guest cancelled. 180, 101, 129 and so on: the card can't be charged. */
const reasons: Readonly<Record<string, 'cancelled' | 'cardNotValid'>> = {
  '9915': 'cancelled',
  '0101': 'cardNotValid',
  '0125': 'cardNotValid',
  '0129': 'cardNotValid',
  '0180': 'cardNotValid',
}

function toTruth({ Ds_Response: code, Ds_AuthorisationCode: reference = '', ...said }: RedsysAnswer): ProviderPayment {
  if (code === undefined) return { state: 'pending' }
  if (!isResponseCodeOk(code)) return { state: 'refused', reason: reasons[code.padStart(4, '0')] ?? 'declined' }
  const brand = isBrand(said.Ds_Card_Brand) ? REV_CARDBRANDS[said.Ds_Card_Brand] : undefined
  const card = said.Ds_Card_Last4 && [brand, `·· ${said.Ds_Card_Last4}`].filter(Boolean).join(' ')
  const payWallet = walletMethods[said.Ds_ProcessedPayMethod ?? '']
  return { state: 'captured', reference: reference.trim(), ...(card && { card }), ...(payWallet && { payWallet }) }
}

type BrandNumber = (typeof CARDBRANDS)[keyof typeof CARDBRANDS]

function isBrand(number: string | undefined): number is BrandNumber {
  return Object.values(CARDBRANDS).some((known) => known === number)
}

function getCurrencyNumber(code: string) {
  const known = CURRENCIES[code as keyof typeof CURRENCIES]
  if (!known) throw new Problem('paymentNotPossible', `Redsys takes no ${code}`)
  return known.num
}
