/**
 * What a hotel can put into its own QR code. Never the door code, because anyone can see the
 * picture.
 */
export const qrPlaceholders = ['reference', 'room', 'surname', 'arrival', 'departure', 'hotel'] as const
type QrPlaceholder = (typeof qrPlaceholders)[number]

export type QrValues = Readonly<Record<QrPlaceholder, string>>

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The longest text that a phone can read from a QR code on a screen. */
export const MAX_TEMPLATE_LENGTH = 300

/** Unknown placeholders and unbalanced braces. */
export function findUnknownPlaceholders(template: string): string[] {
  const named = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const loose = /[{}]/.test(template.replaceAll(PLACEHOLDER, '')) ? ['{'] : []
  return [...named.filter((name) => !qrPlaceholders.some((known) => known === name)), ...loose]
}

/** URL-encodes the values if the template is a URL. */
export function fillTemplate(template: string, values: QrValues): string {
  const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(template)
  return template.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const known = qrPlaceholders.find((one) => one === name)
    if (!known) return whole
    return isAddress ? encodeURIComponent(values[known]) : values[known]
  })
}
