/** What the screen says of the code that was read last. */
export type CodeIssue = 'invalid' | 'notFound' | 'noCode' | 'ended'

/** What every kind of reader is given. */
export interface CodeReaderProps {
  readonly issue: CodeIssue | undefined
  readonly busy: boolean
  /** Judges what was read, undefined where a picture holds no code. Says what is wrong with the code itself. */
  readonly onRead: (text: string | undefined) => Promise<CodeIssue | undefined>
  /** To the form, where number and surname are typed. */
  readonly onBack: () => void
}
