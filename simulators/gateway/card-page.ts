/**
 * The gateway's own page, the only place where a card is typed. It follows the specification's card
 * form.
 */
export interface CardForm {
  readonly order: string
  readonly amount: string
  readonly shop: string
  readonly wrong?: string | undefined
  /** Whether the shop's limits leave the wallets of phones. */
  readonly hasWallets?: boolean
}

/** The bank has switched on all for the shop. A real page shows what the phone has. Bizum has no card. */
export const wallets: Readonly<
  Record<string, { readonly name: string; readonly method: string; readonly card: string }>
> = {
  applePay: { name: 'Apple Pay', method: '72', card: '4548810000001118' },
  googlePay: { name: 'Google Pay', method: '71', card: '4548810000002226' },
  bizum: { name: 'Bizum', method: '68', card: '' },
}

/** A form of its own: Enter in a field of the card must not press one of these. */
function renderWallets(action: string): string {
  const buttons = Object.entries(wallets).map(
    ([value, { name }]) => `<button name="do" value="${value}" class="wallet">${name}</button>`,
  )
  return `<form method="post" action="${action}">${buttons.join('')}</form><hr>`
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? '')

export function renderCardPage({ order, amount, shop, wrong, hasWallets = false }: CardForm): string {
  const action = `/card/${encodeURIComponent(order)}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pay by card</title><style>
body{font:18px/1.5 system-ui,sans-serif;background:#f4f5f7;color:#1d2433;margin:0;display:grid;place-items:center;min-height:100vh}
main{background:#fff;padding:32px;border-radius:12px;width:min(420px,calc(100vw - 32px));box-sizing:border-box;box-shadow:0 2px 16px #0002}
h1{font-size:22px;margin:0 0 4px}p{margin:0 0 16px;color:#4a5468}label{display:block;margin:0 0 12px;font-weight:600}
input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:12px;margin-top:4px;border:2px solid #8a93a6;border-radius:8px}
button{font:inherit;font-weight:600;width:100%;padding:14px;border:0;border-radius:8px;background:#12467b;color:#fff;margin-top:8px}
button[value=cancel]{background:none;color:#12467b}.wallet{background:#000}hr{border:0;border-top:1px solid #c5cad6;margin:24px 0}.wrong{color:#a3122a;font-weight:600}small{color:#4a5468}
</style></head><body><main><h1>Pay ${escapeHtml(amount)}</h1><p>${escapeHtml(shop)} · ${escapeHtml(order)}</p>
${wrong ? `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>` : ''}
${hasWallets ? renderWallets(action) : ''}
<form method="post" action="${action}" novalidate>
<label>Card number<input name="cardNumber" inputmode="numeric" autocomplete="off" maxlength="19"></label>
<label>Expiry (YY/MM)<input name="cardDate" autocomplete="off" maxlength="5"></label>
<label>Security code<input name="cardCvv" inputmode="numeric" autocomplete="off" maxlength="4"></label>
<label>Name on the card<input name="cardHolder" autocomplete="off" maxlength="40"></label>
<button name="do" value="pay">Pay</button><button name="do" value="cancel">Cancel</button></form>
<small>A simulated gateway: 4548 8120 4940 0004 is taken, 4012 0010 3714 1112 is refused.</small></main>
<script src="/card.js"></script></body></html>`
}

/** Inserts the slash after two digits. */
export const cardScript = `document.querySelector('[name=cardDate]').addEventListener('input', ({ target, inputType }) => {
  if (inputType !== 'deleteContentBackward' && /^\\d\\d$/.test(target.value)) target.value += '/'
})
`

/** Returns undefined if the card is well-formed. */
export function findCardError(card: Readonly<Record<string, string>>): string | undefined {
  const number = (card['cardNumber'] ?? '').replaceAll(' ', '')
  const [year = '', month = ''] = (card['cardDate'] ?? '').split('/')
  const missing = ['cardNumber', 'cardDate', 'cardCvv', 'cardHolder'].some((name) => !card[name]?.trim())
  if (missing) return 'Please fill in every field.'
  if (number.length < 13 || number.length > 19) return 'A card number has 13 to 19 digits.'
  if (!/^\d\d\/\d\d$/.test(card['cardDate'] ?? '')) return 'The expiry is two digits, a slash and two digits.'
  if (Number(year) < 1 || Number(year) > 99 || Number(month) < 1 || Number(month) > 12)
    return 'The year is 01 to 99, the month 01 to 12.'
  return undefined
}
