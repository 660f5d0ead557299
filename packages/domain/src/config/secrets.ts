import * as z from 'zod/mini'

const secret = z.optional(z.string().check(z.minLength(4)))

/** Checked by the server, never sent to a page. A missing secret disables what it protects. */
export const secretsSchema = z.object({
  admin_password: secret,
  tablet_password: secret,
  front_desk_password: secret,
  demo_code: secret,
  /** Shared with the hotel's own system; signs all messages between us. */
  hotel_system: z.optional(z.string().check(z.minLength(16))),
  /** Identifies Foyer to a hotel's system that asks for both. */
  hotel_system_client: z.optional(z.string().check(z.minLength(16))),
  /** Shared with the card gateway. */
  gateway: z.optional(z.string().check(z.minLength(16))),
  /** Issued by the authority that receives reports of guests. */
  authority_user: z.optional(z.string().check(z.minLength(1))),
  authority_password: z.optional(z.string().check(z.minLength(1))),
  authority_key: z.optional(z.string().check(z.minLength(1))),
  /**
   * With which the hotel's records of invoices are sent to Spain's tax agency: certificate and key in
   * PEM, or PKCS#12 in Base64, and its password.
   */
  verifactu_certificate: z.optional(z.string().check(z.minLength(100))),
  verifactu_password: z.optional(z.string().check(z.minLength(1))),
  /** Shared with the relay for video calls. */
  relay: z.optional(z.string().check(z.minLength(16))),
})

type Secrets = z.infer<typeof secretsSchema>

/** Replaces a secret when a document is shown. In a document to publish it means "unchanged". */
export const HIDDEN = '********'

export function hideSecrets<Document extends { readonly secrets?: Secrets | undefined }>(document: Document): Document {
  const { secrets } = document
  return secrets ? { ...document, secrets: mapSecrets(secrets, () => HIDDEN) } : document
}

export function restoreSecrets<Document extends { readonly secrets?: Secrets | undefined }>(
  document: Document,
  known: Secrets | undefined,
): Document {
  const { secrets } = document
  if (typeof secrets !== 'object' || secrets === null) return document
  const was = (name: string, value: unknown) => (value === HIDDEN ? known?.[name as keyof Secrets] : value)
  return { ...document, secrets: mapSecrets(secrets, was) }
}

function mapSecrets(secrets: Secrets, change: (name: string, value: unknown) => unknown): Secrets {
  const entries = Object.entries(secrets).map(([name, value]) => [name, change(name, value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
