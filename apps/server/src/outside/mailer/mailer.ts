export interface Message {
  /** Stays the same when a mail is sent again, so that receivers can drop duplicates. */
  readonly id: string
  readonly to: string
  readonly fromName: string
  /** If unset, replies go to the sender's address, which no one reads. */
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Embedded by name. */
  readonly pictures?: readonly { readonly name: string; readonly content: Buffer }[]
  /** Attachments. */
  readonly files?: readonly { readonly name: string; readonly type: string; readonly content: Buffer }[]
}

/** Sends mails. Every mail is stored in any case. */
export interface Mailer {
  /** False if mails are only stored, for the staff application to show. */
  readonly sends: boolean
  /** Throws NotDelivered or another error. */
  send(message: Message): Promise<void>
  close(): void
}
