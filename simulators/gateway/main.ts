import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { control } from '../control.ts'
import { sayReady } from '../say-ready.ts'
import { cardPage, cardScript, wrongCard } from './card-page.ts'
import { type Fault, plan, strikes } from './faults.ts'
import { block, cancel, confirm, decide, known, ledger, type Operation, opened, release } from './ledger.ts'
import { isSigned, signatureOf } from './signature.ts'

/**
 * Redsys as shops see it: the card page, the signed notification, REST with stored cards, refunds,
 * pre-authorisations and queries.
 */
const secretKey = process.env['GATEWAY_KEY'] ?? 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'
const port = Number(process.env['GATEWAY_PORT'] ?? 0)

interface Shown {
  readonly params: Readonly<Record<string, string>>
}

const shown = new Map<string, Shown>()
const late: (() => Promise<void>)[] = []

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const formOf = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))
const upper = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name.toUpperCase(), String(value)]))

/** Returns undefined if the shop's signature is invalid. */
function paramsOf(form: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const text = form['Ds_MerchantParameters'] ?? ''
  const params = upper(JSON.parse(Buffer.from(text, 'base64').toString()))
  const order = params['DS_MERCHANT_ORDER'] ?? ''
  return isSigned(secretKey, order, text, form['Ds_Signature'] ?? '') ? params : undefined
}

function signed(order: string, params: object, key = secretKey): Record<string, string> {
  const text = Buffer.from(JSON.stringify(params)).toString('base64')
  const signature = signatureOf(key, order, text).replaceAll('+', '-').replaceAll('/', '_')
  return { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: text, Ds_Signature: signature }
}

const said = ({ order, minor, currency, response, authorisation, last4 }: Operation, type = '0') => ({
  Ds_Order: order,
  Ds_MerchantCode: '999008881',
  Ds_Terminal: '1',
  Ds_Amount: String(minor),
  Ds_Currency: currency,
  Ds_Response: response,
  Ds_AuthorisationCode: authorisation,
  Ds_TransactionType: type,
  Ds_SecurePayment: '1',
  Ds_Card_Brand: '1',
  Ds_Card_Last4: last4,
})

const typeShown = (order: string) => shown.get(order)?.params['DS_MERCHANT_TRANSACTIONTYPE'] ?? '0'

async function notify(operation: Operation): Promise<void> {
  const url = shown.get(operation.order)?.params['DS_MERCHANT_MERCHANTURL']
  if (!url || strikes('loseNotice', operation.order)) return
  const forged = strikes('forgeNotice', operation.order)
  const type = typeShown(operation.order)
  const lie = { ...said(operation, type), Ds_Response: '0000' }
  const body = forged
    ? signed(operation.order, lie, Buffer.from('somebody else’s key, not ours').toString('base64').slice(0, 32))
    : signed(operation.order, said(operation, type))
  const tell = async () => {
    await fetch(url, { method: 'POST', body: new URLSearchParams(body) }).catch(() => {})
  }
  if (strikes('lateNotice', operation.order)) return void late.push(tell)
  await tell()
  if (strikes('repeatNotice', operation.order)) await tell()
}

const amountOf = ({ minor, currency }: Operation) =>
  `${(minor / 100).toFixed(2)} ${currency === '978' ? 'EUR' : currency}`

const html = (response: ServerResponse, page: string) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)

async function pageOfCards(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const params = paramsOf(formOf(await textOf(request)))
  if (!params) return void response.writeHead(400).end('SIS0042: the signature is wrong')
  const order = params['DS_MERCHANT_ORDER'] ?? ''
  const operation = opened(order, Number(params['DS_MERCHANT_AMOUNT']), params['DS_MERCHANT_CURRENCY'] ?? '')
  if (operation.state !== 'open') return void response.writeHead(400).end('SIS0051: this number was used')
  shown.set(order, { params })
  html(response, cardPage({ order, amount: amountOf(operation), shop: params['DS_MERCHANT_PRODUCTDESCRIPTION'] ?? '' }))
}

async function typedCard(order: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = formOf(await textOf(request))
  const operation = known(order)
  const page = shown.get(order)
  if (!operation || !page) return void response.writeHead(404).end()
  if (form['do'] === 'cancel') cancel(operation)
  else {
    const wrong = wrongCard(form)
    const shop = page.params['DS_MERCHANT_PRODUCTDESCRIPTION'] ?? ''
    if (wrong) return html(response, cardPage({ order, amount: amountOf(operation), shop, wrong }))
    const judged = typeShown(order) === '1' ? block : decide
    judged(operation, (form['cardNumber'] ?? '').replaceAll(' ', ''), strikes('refuse', order))
  }
  await notify(operation)
  const to =
    page.params[['captured', 'blocked'].includes(operation.state) ? 'DS_MERCHANT_URLOK' : 'DS_MERCHANT_URLKO'] ?? '/'
  response.writeHead(303, { location: to }).end()
}

async function rest(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const params = paramsOf(JSON.parse(await textOf(request)))
  const json = (answer: object) =>
    void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  if (!params) return json({ errorCode: 'SIS0042' })
  const order = params['DS_MERCHANT_ORDER'] ?? ''
  if (strikes('cutRequest', order)) return void request.socket.destroy()
  const minor = Number(params['DS_MERCHANT_AMOUNT'])
  const type = params['DS_MERCHANT_TRANSACTIONTYPE'] ?? ''
  const isRefund = type === '3'
  const isRelease = type === '9'
  const isTaking = type === '2'
  const operation =
    isRefund || isRelease || isTaking ? known(order) : opened(order, minor, params['DS_MERCHANT_CURRENCY'] ?? '')
  if (!operation) return json({ errorCode: 'SIS0054' })
  const card = params['DS_MERCHANT_IDENTIFIER'] ?? ''
  if (isRefund) {
    if (operation.state !== 'captured' || operation.refunded + minor > (operation.taken ?? operation.minor))
      return json({ errorCode: 'SIS0057' })
    operation.refunded += minor
  } else if (isRelease) {
    if (operation.minor !== minor || !release(operation)) return json({ errorCode: 'SIS0222' })
  } else if (isTaking) {
    if (strikes('refuse', order)) return json(signed(order, { ...said(operation, type), Ds_Response: '0190' }))
    if (!confirm(operation, minor)) return json({ errorCode: 'SIS0058' })
  } else (type === '1' ? block : decide)(operation, card, strikes('refuse', order))
  if (strikes('cutAnswer', order)) return void request.socket.destroy()
  const responses: Readonly<Record<string, string>> = { '2': '0900', '3': '0900', '9': '0400' }
  const response = responses[type]
  const answer = {
    ...said(operation, type || '0'),
    Ds_Amount: String(minor),
    ...(response && { Ds_Response: response }),
  }
  json(signed(order, answer))
}

async function query(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await textOf(request)
  const order = /<Ds_Order>([^<]*)</.exec(text)?.[1] ?? ''
  const asked = /<Version[\s\S]*<\/Version>/.exec(text)?.[0] ?? ''
  const signature = /<Signature>([^<]*)</.exec(text)?.[1] ?? ''
  if (strikes('silent', order)) return void request.socket.destroy()
  const type = /<Ds_TransactionType>([^<]*)</.exec(asked)?.[1]
  const found = known(order)
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
  if (path === '/sis/realizarPago') return pageOfCards(request, response)
  if (path === '/sis/rest/trataPeticionREST') return rest(request, response)
  if (path === '/apl02/services/SerClsWSConsulta') return query(request, response)
  if (path === '/card.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(cardScript)
  if (order && request.method === 'POST') return typedCard(order, request, response)
  response.writeHead(404).end()
})

const play = control(() => ledger, {
  fault: (asked: { order?: string; fault: Fault; times?: number }) => plan(asked),
  tellLate: () => void Promise.all(late.splice(0).map((tell) => tell())),
})

await sayReady({ http, control: play }, { http: port })
