import type { Theme } from '@foyer/domain/config/theme.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

export interface MailTexts {
  readonly subject: string
  readonly greeting: string
  readonly lines: readonly string[]
  /** Absent for mails that need no action. */
  readonly button?: string
  readonly footer: string
}

/** What a mail shows in addition to its text: one of our pictures, a headline and facts. */
export interface MailCard {
  readonly picture?: string | undefined
  readonly headline?: MailFact | undefined
  readonly facts: readonly MailFact[]
}

export interface MailFact {
  readonly name: string
  readonly value: string
}

interface Sender {
  readonly name: string
  readonly theme: Theme
}

/**
 * Placeholder in the text for a link that is stored separately. It is stripped from all other
 * values, so it can't be injected.
 */
export const LINK_MARK = '\uE000link\uE000'

export function withLink(text: string, link: string): string {
  return text.replaceAll(LINK_MARK, link)
}

export function renderText(
  { greeting, lines, button, footer }: MailTexts,
  { name }: Sender,
  link: string,
  card?: MailCard,
): string {
  const facts = [...(card?.headline ? [card.headline] : []), ...(card?.facts ?? [])]
  const told = facts.map((fact) => `${fact.name}: ${fact.value}`).join('\n')
  const all = [
    greeting,
    ...lines,
    told,
    ...(button ? [card ? `${button}:\n${link}` : link] : []),
    footer,
    `-- \n${name}`,
  ]
  return all.filter((part) => part !== '').join('\n\n')
}

const FONT = 'font-family:Helvetica,Arial,sans-serif'
const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"'

/**
 * Tables and inline styles, which mail programs support. Pictures are embedded, so that nothing
 * reveals when the mail is read.
 */
export function renderHtml(
  words: MailTexts,
  { name, theme }: Sender,
  link: string,
  language: string,
  card?: MailCard,
): string {
  const { paper, raised, ink, muted, line, accent, onAccent } = theme.roles
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`
  const look = `display:inline-block;padding:12px 24px;background:${accent};color:${onAccent};text-decoration:none;font-size:16px`
  const button = words.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${look}">${escapeHtml(words.button)}</a></p>`
    : ''
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};${FONT}">
${TABLE}><tr><td align="center" style="padding:32px 16px">
${TABLE} style="max-width:560px;background:${raised};border:1px solid ${line}">
${card ? renderCardHead(card, name, theme) : ''}<tr><td style="padding:32px;${FONT}">
${card ? '' : `<p style="margin:0 0 24px;font-size:14px;color:${muted}">${escapeHtml(name)}</p>`}
${[words.greeting, ...words.lines].map(paragraph).join('\n')}
${card ? renderFactRows(card.facts, theme) : ''}
${button}
<p style="margin:0;font-size:13px;line-height:20px;color:${muted}">${escapeHtml(words.footer)}</p>
</td></tr></table></td></tr></table></body></html>`
}

/** Header in the hotel's colour: its name, the room number in large type, and the picture below. */
function renderCardHead({ picture, headline }: MailCard, name: string, { wall }: Theme): string {
  const large = headline
    ? `<p style="margin:24px 0 0;font-size:14px;color:${wall.muted}">${escapeHtml(headline.name)}</p>
<p style="margin:0;font-family:Georgia,'Times New Roman',serif;font-size:64px;line-height:72px">${escapeHtml(headline.value)}</p>`
    : ''
  const drawn = picture
    ? `<tr><td style="font-size:0;line-height:0"><img src="cid:${escapeHtml(picture)}" width="560" alt="" style="display:block;width:100%;height:auto"></td></tr>\n`
    : ''
  return `<tr><td style="padding:28px 32px;background:${wall.paper};color:${wall.ink};border-bottom:3px solid ${wall.ornament};${FONT}">
<p style="margin:0;font-family:Georgia,'Times New Roman',serif;font-size:20px;line-height:28px">${escapeHtml(name)}</p>
${large}</td></tr>
${drawn}`
}

function renderFactRows(facts: readonly MailFact[], { roles: { line, muted } }: Theme): string {
  const cell = `padding:10px 0;border-top:1px solid ${line};font-size:16px;line-height:24px;vertical-align:top`
  const rows = facts.map(
    (fact) => `<tr><td style="${cell};padding-right:16px;color:${muted};width:34%">${escapeHtml(fact.name)}</td>
<td style="${cell};font-weight:bold">${escapeHtml(fact.value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-bottom:1px solid ${line}">
${rows.join('\n')}</table>`
}

/** Keeps text on one line, so that a name can't add a header or a paragraph. */
export function toPlainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Co}]/gu, ' ')
}
