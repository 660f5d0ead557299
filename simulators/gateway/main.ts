import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { type CardForm, cardScript, findCardError, renderCardPage, wallets } from './card-page.ts'
import { consumeToken, expireTokens, issueToken } from './card-tokens.ts'
import { consumeFault, type Fault, planFault } from './faults.ts'
import {
  block,
  cancel,
  confirm,
  decide,
  findOperation,
  ledger,
  type Operation,
  openOperation,
  release,
} from './ledger.ts'
import { computeSignature, isSigned } from './signature.ts'

/**
 * Redsys as shops see it: the card page, the signed notification, REST with stored cards, refunds,
 * pre-authorisations and queries.
 */
const secretKey = process.env['GATEWAY_KEY'] ?? 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'
const port = Number(process.env['GATEWAY_PORT'] ?? 0)

interface ShownForm {
  readonly params: Readonly<Record<string, string>>
}

const shownForms = new Map<string, ShownForm>()
const delayedNotices: (() => Promise<void>)[] = []

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const parseForm = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))
const toUpperKeys = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name.toUpperCase(), String(value)]))

/** Returns undefined if the shop's signature is invalid. */
function parseParams(form: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const text = form['Ds_MerchantParameters'] ?? ''
  const params = toUpperKeys(JSON.parse(Buffer.from(text, 'base64').toString()))
  const order = params['DS_MERCHANT_ORDER'] ?? ''
  return isSigned(secretKey, order, text, form['Ds_Signature'] ?? '') ? params : undefined
}

function sign(order: string, params: object, key = secretKey): Record<string, string> {
  const text = Buffer.from(JSON.stringify(params)).toString('base64')
  const signature = computeSignature(key, order, text).replaceAll('+', '-').replaceAll('/', '_')
  return { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: text, Ds_Signature: signature }
}

const toReply = ({ order, minor, currency, response, authorisation, last4, method }: Operation, type = '0') => ({
  Ds_Order: order,
  Ds_MerchantCode: '999008881',
  Ds_Terminal: '1',
  Ds_Amount: String(minor),
  Ds_Currency: currency,
  Ds_Response: response,
  Ds_AuthorisationCode: authorisation,
  Ds_TransactionType: type,
  Ds_SecurePayment: '1',
  ...(last4 && { Ds_Card_Brand: '1', Ds_Card_Last4: last4 }),
  Ds_ProcessedPayMethod: method,
})

const findShownType = (order: string) => shownForms.get(order)?.params['DS_MERCHANT_TRANSACTIONTYPE'] ?? '0'

async function notify(operation: Operation): Promise<void> {
  const url = shownForms.get(operation.order)?.params['DS_MERCHANT_MERCHANTURL']
  if (!url || consumeFault('loseNotice', operation.order)) return
  const forged = consumeFault('forgeNotice', operation.order)
  const type = findShownType(operation.order)
  const lie = { ...toReply(operation, type), Ds_Response: '0000' }
  const body = forged
    ? sign(operation.order, lie, Buffer.from('somebody else’s key, not ours').toString('base64').slice(0, 32))
    : sign(operation.order, toReply(operation, type))
  const tell = async () => {
    await fetch(url, { method: 'POST', body: new URLSearchParams(body) }).catch(() => {})
  }
  if (consumeFault('lateNotice', operation.order)) return void delayedNotices.push(tell)
  await tell()
  if (consumeFault('repeatNotice', operation.order)) await tell()
}

const formatAmount = ({ minor, currency }: Operation) =>
  `${(minor / 100).toFixed(2)} ${currency === '978' ? 'EUR' : currency}`

const html = (response: ServerResponse, page: string) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)

async function showCardPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const params = parseParams(parseForm(await readBody(request)))
  if (!params) return void response.writeHead(400).end('SIS0042: the signature is wrong')
  const order = params['DS_MERCHANT_ORDER'] ?? ''
  const operation = openOperation(order, Number(params['DS_MERCHANT_AMOUNT']), params['DS_MERCHANT_CURRENCY'] ?? '')
  if (operation.state !== 'open') return void response.writeHead(400).end('SIS0051: this number was used')
  shownForms.set(order, { params })
  html(response, renderCardPage(toCardForm(operation, params)))
}

const toCardForm = (operation: Operation, params: ShownForm['params']): CardForm => ({
  order: operation.order,
  amount: formatAmount(operation),
  shop: params['DS_MERCHANT_PRODUCTDESCRIPTION'] ?? '',
  hasWallets: params['DS_MERCHANT_PAYMETHODS'] !== 'C',
})

async function submitCard(order: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = parseForm(await readBody(request))
  const operation = findOperation(order)
  const page = shownForms.get(order)
  if (!operation || !page) return void response.writeHead(404).end()
  const cardForm = toCardForm(operation, page.params)
  const wallet = cardForm.hasWallets ? wallets[form['do'] ?? ''] : undefined
  if (form['do'] === 'cancel') cancel(operation)
  else {
    const wrong = wallet ? undefined : findCardError(form)
    if (wrong) return html(response, renderCardPage({ ...cardForm, wrong }))
    const judged = findShownType(order) === '1' ? block : decide
    if (wallet) operation.method = wallet.method
    judged(operation, wallet?.card ?? (form['cardNumber'] ?? '').replaceAll(' ', ''), consumeFault('refuse', order))
  }
  await notify(operation)
  const to =
    page.params[['captured', 'blocked'].includes(operation.state) ? 'DS_MERCHANT_URLOK' : 'DS_MERCHANT_URLKO'] ?? '/'
  response.writeHead(303, { location: to }).end()
}

/** What a browser may call from any page: a card for a token, which is worth nothing without the shop's key. */
async function giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
  if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
  const asked: Record<string, string> = JSON.parse(await readBody(request))
  const { order = '', merchant, cardNumber = '' } = asked
  const isKnown = merchant === '999008881' && order !== '' && findCardError(asked) === undefined
  response.writeHead(isKnown ? 200 : 400, { ...headers, 'content-type': 'application/json' })
  response.end(JSON.stringify(isKnown ? { idOper: issueToken(order, cardNumber) } : { errorCode: 'SIS0622' }))
}

async function rest(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const params = parseParams(JSON.parse(await readBody(request)))
  const json = (answer: object) =>
    void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  if (!params) return json({ errorCode: 'SIS0042' })
  const order = params['DS_MERCHANT_ORDER'] ?? ''
  if (consumeFault('cutRequest', order)) return void request.socket.destroy()
  const minor = Number(params['DS_MERCHANT_AMOUNT'])
  const type = params['DS_MERCHANT_TRANSACTIONTYPE'] ?? ''
  const isRefund = type === '3'
  const isRelease = type === '9'
  const isTaking = type === '2'
  // A used number never consumes a token, and a used token never opens a number.
  const idOper = params['DS_MERCHANT_IDOPER']
  if (idOper && findOperation(order)) return json({ errorCode: 'SIS0051' })
  const typed = idOper && consumeToken(idOper, order)
  if (idOper && !typed) return json({ errorCode: 'SIS0623' })
  const operation =
    isRefund || isRelease || isTaking
      ? findOperation(order)
      : openOperation(order, minor, params['DS_MERCHANT_CURRENCY'] ?? '')
  if (!operation) return json({ errorCode: 'SIS0054' })
  const card = typed || (params['DS_MERCHANT_IDENTIFIER'] ?? '')
  if (isRefund) {
    if (operation.state !== 'captured' || operation.refunded + minor > (operation.taken ?? operation.minor))
      return json({ errorCode: 'SIS0057' })
    operation.refunded += minor
  } else if (isRelease) {
    if (operation.minor !== minor || !release(operation)) return json({ errorCode: 'SIS0222' })
  } else if (isTaking) {
    if (consumeFault('refuse', order)) return json(sign(order, { ...toReply(operation, type), Ds_Response: '0190' }))
    if (!confirm(operation, minor)) return json({ errorCode: 'SIS0058' })
  } else (type === '1' ? block : decide)(operation, card, consumeFault('refuse', order))
  if (consumeFault('cutAnswer', order)) return void request.socket.destroy()
  const responses: Readonly<Record<string, string>> = { '2': '0900', '3': '0900', '9': '0400' }
  const response = responses[type]
  const answer = {
    ...toReply(operation, type || '0'),
    Ds_Amount: String(minor),
    ...(response && { Ds_Response: response }),
  }
  json(sign(order, answer))
}

async function query(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await readBody(request)
  const order = /<Ds_Order>([^<]*)</.exec(text)?.[1] ?? ''
  const asked = /<Version[\s\S]*<\/Version>/.exec(text)?.[0] ?? ''
  const signature = /<Signature>([^<]*)</.exec(text)?.[1] ?? ''
  if (consumeFault('silent', order)) return void request.socket.destroy()
  const type = /<Ds_TransactionType>([^<]*)</.exec(asked)?.[1]
  const found = findOperation(order)
  // A pre-authorisation is not a payment: it is found by its own type.
  const operation = found?.state === 'blocked' && type !== '1' ? undefined : found
  const body = !isSigned(secretKey, order, asked, signature)
    ? '<ErrorMsg><Ds_ErrorCode>XML0020</Ds_ErrorCode></ErrorMsg>'
    : operation
      ? `<Response><Ds_Order>${order}</Ds_Order><Ds_Amount>${operation.taken ?? operation.minor}</Ds_Amount><Ds_State>${operation.state === 'open' ? 'S' : 'F'}</Ds_State><Ds_Response>${operation.response}</Ds_Response><Ds_AuthorisationCode>${operation.authorisation}</Ds_AuthorisationCode></Response>`
      : '<ErrorMsg><Ds_ErrorCode>XML0024</Ds_ErrorCode></ErrorMsg>'
  const messages = `<Messages><Version Ds_Version="0.0"><Message>${body}</Message></Version></Messages>`
  const inside = messages.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  response
    .writeHead(200, { 'content-type': 'text/xml' })
    .end(
      `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><p259:consultaOperacionesResponse xmlns:p259="http://webservices.apl02.redsys.es"><consultaOperacionesReturn>${inside}</consultaOperacionesReturn></p259:consultaOperacionesResponse></soapenv:Body></soapenv:Envelope>`,
    )
}

const http = createServer(async (request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? ''
  const order = /^\/card\/(\w+)$/.exec(path)?.[1]
  if (path === '/sis/realizarPago') return showCardPage(request, response)
  if (path === '/sis/rest/trataPeticionREST') return rest(request, response)
  if (path === '/sis/cardTokens') return giveToken(request, response)
  if (path === '/apl02/services/SerClsWSConsulta') return query(request, response)
  if (path === '/card.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(cardScript)
  if (order && request.method === 'POST') return submitCard(order, request, response)
  response.writeHead(404).end()
})

const controlServer = createControlServer(() => ledger, {
  fault: (asked: { order?: string; fault: Fault; times?: number }) => planFault(asked),
  expireTokens,
  tellLate: () => void Promise.all(delayedNotices.splice(0).map((tell) => tell())),
})

await reportReady({ http, control: controlServer }, { http: port })
