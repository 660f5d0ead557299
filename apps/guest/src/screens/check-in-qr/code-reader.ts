/** Problem with the last code that was read. */
export type CodeIssue = 'invalid' | 'notFound' | 'noCode' | 'ended'

/** Props of every kind of reader. */
export interface CodeReaderProps {
  readonly issue: CodeIssue | undefined
  readonly busy: boolean
  /**
   * Handles what was read (undefined if a picture has no code) and resolves to the problem with the
   * code, if any.
   */
  readonly onRead: (text: string | undefined) => Promise<CodeIssue | undefined>
  /** Opens the form for number and surname. */
  readonly onBack: () => void
}
