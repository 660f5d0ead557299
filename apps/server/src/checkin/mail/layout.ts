import type { Theme } from '@foyer/domain/config/theme.ts'

export interface MailWords {
  readonly subject: string
  readonly greeting: string
  readonly lines: readonly string[]
  /** Absent: a letter that only tells. */
  readonly button?: string
  readonly footer: string
}

interface Sender {
  readonly name: string
  readonly theme: Theme
}

/** Stands in the text for a link that is kept apart. Nobody can type it: it is taken out of everything else. */
export const LINK_MARK = '\uE000link\uE000'

export function withLink(text: string, link: string): string {
  return text.replaceAll(LINK_MARK, link)
}

export function asText({ greeting, lines, button, footer }: MailWords, { name }: Sender, link: string): string {
  return [greeting, ...lines, ...(button ? [link] : []), footer, `-- \n${name}`].join('\n\n')
}

/** Tables and inline styles: what mail programs understand. No pictures, so that nothing tells when it was read. */
export function asHtml(words: MailWords, { name, theme }: Sender, link: string, language: string): string {
  const { paper, raised, ink, muted, line, accent, onAccent } = theme.roles
  const font = 'font-family:Helvetica,Arial,sans-serif'
  const paragraph = (text: string) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escaped(text)}</p>`
  const look = `display:inline-block;padding:12px 24px;background:${accent};color:${onAccent};text-decoration:none;font-size:16px`
  const button = words.button
    ? `<p style="margin:24px 0"><a href="${escaped(link)}" style="${look}">${escaped(words.button)}</a></p>`
    : ''
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escaped(words.subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${raised};border:1px solid ${line}">
<tr><td style="padding:32px;${font}">
<p style="margin:0 0 24px;font-size:14px;color:${muted}">${escaped(name)}</p>
${[words.greeting, ...words.lines].map(paragraph).join('\n')}
${button}
<p style="margin:0;font-size:13px;line-height:20px;color:${muted}">${escaped(words.footer)}</p>
</td></tr></table></td></tr></table></body></html>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** One line stays one line: a name cannot add a header or a paragraph. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Co}]/gu, ' ')
}
