import * as z from 'zod/mini'

const secret = z.optional(z.string().check(z.minLength(4)))

/** Checked by the server, never sent to a page. What is guarded by an absent one is switched off. */
export const secretsSchema = z.object({
  admin_password: secret,
  tablet_password: secret,
  front_desk_password: secret,
  demo_code: secret,
  /** Shared with the hotel's own system: what passes between us is signed with it. */
  hotel_system: z.optional(z.string().check(z.minLength(16))),
  /** Shared with whoever takes cards over the network. */
  gateway: z.optional(z.string().check(z.minLength(16))),
  /** Shared with the relay of video calls. */
  relay: z.optional(z.string().check(z.minLength(16))),
})

type Secrets = z.infer<typeof secretsSchema>

/** Stands for a secret wherever a document is shown; in a document that is published: as it was. */
export const HIDDEN = '********'

export function withHiddenSecrets<Document extends { readonly secrets?: Secrets | undefined }>(
  document: Document,
): Document {
  const { secrets } = document
  return secrets ? { ...document, secrets: mapped(secrets, () => HIDDEN) } : document
}

export function withKnownSecrets<Document extends { readonly secrets?: Secrets | undefined }>(
  document: Document,
  known: Secrets | undefined,
): Document {
  const { secrets } = document
  if (typeof secrets !== 'object' || secrets === null) return document
  const was = (name: string, value: unknown) => (value === HIDDEN ? known?.[name as keyof Secrets] : value)
  return { ...document, secrets: mapped(secrets, was) }
}

function mapped(secrets: Secrets, change: (name: string, value: unknown) => unknown): Secrets {
  const entries = Object.entries(secrets).map(([name, value]) => [name, change(name, value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
