/** What a hotel may put into its own QR code. Never the code of a door: the picture is shown to whoever looks. */
export const qrPlaceholders = ['reference', 'room', 'surname', 'arrival', 'departure', 'hotel'] as const
type QrPlaceholder = (typeof qrPlaceholders)[number]

export type QrValues = Readonly<Record<QrPlaceholder, string>>

const PLACEHOLDER = /\{([^{}]*)\}/g

/** As much as a QR code holds that a phone reads from a screen. */
export const LONGEST_TEMPLATE = 300

/** Placeholders that nobody knows, and braces that open none. */
export function unknownPlaceholders(template: string): string[] {
  const named = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const loose = /[{}]/.test(template.replaceAll(PLACEHOLDER, '')) ? ['{'] : []
  return [...named.filter((name) => !qrPlaceholders.some((known) => known === name)), ...loose]
}

/** In an address a name is written as addresses are. */
export function filledTemplate(template: string, values: QrValues): string {
  const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(template)
  return template.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const known = qrPlaceholders.find((one) => one === name)
    if (!known) return whole
    return isAddress ? encodeURIComponent(values[known]) : values[known]
  })
}
