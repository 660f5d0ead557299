import type { GatewayForm } from '../../outside/payment-gateway/payment-gateway.ts'

/** The page shows only the frame with the gateway's page. */
export const goStyle = 'html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}form{position:absolute}'

export const goScript = 'document.forms[0].submit()\n'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? '')

/** Submits itself; without scripts the guest presses the button. */
export function renderGoPage({ url, fields }: GatewayForm, inFrame: boolean): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Payment</title><link rel="stylesheet" href="/pay/go.css"><form method="post" action="${escapeHtml(url)}"${inFrame ? ' target="card"' : ''}>${inputs.join('')}<noscript><button>Pay</button></noscript></form>${inFrame ? '<iframe name="card" title="Card"></iframe>' : ''}<script src="/pay/go.js"></script></html>`
}
