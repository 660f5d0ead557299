export interface Message {
  /** Stays the same when a mail is sent again, so that receivers can drop the second. */
  readonly id: string
  readonly to: string
  readonly fromName: string
  /** Where an answer goes; absent: to the address that sends, which nobody reads. */
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Shown in it by their names. */
  readonly pictures?: readonly { readonly name: string; readonly content: Buffer }[]
  /** To be kept by whoever gets it. */
  readonly files?: readonly { readonly name: string; readonly type: string; readonly content: Buffer }[]
}

/** The way out for mail. Every mail is kept in any case; this is where it goes from there. */
export interface Mailer {
  /** False: mail is only kept, for the staff application to show. */
  readonly sends: boolean
  /** Throws NotDelivered, or whatever stood in the way. */
  send(message: Message): Promise<void>
  close(): void
}
