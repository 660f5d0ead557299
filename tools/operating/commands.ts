export interface Block {
  /** Line number in the document. */
  readonly line: number
  readonly commands: string
  /** Undefined if a test runs it. */
  readonly notRun?: string
}

const fence = /^```sh *(.*)\n([\s\S]*?)^```$/gm

/**
 * The commands in a document. Throws if one is neither run by a test nor excluded with a reason.
 */
export function findCommands(document: string): Block[] {
  const marked = [...document.matchAll(fence)].map(([, mark = '', commands = ''], index, all) => {
    const line = document.slice(0, document.indexOf(all[index]?.[0] ?? '')).split('\n').length
    if (mark === 'run') return { line, commands }
    const notRun = /^not-run: (\S.*)$/.exec(mark)?.[1]
    if (!notRun) throw new Error(`Line ${line}: say "sh run", or "sh not-run:" with a reason.`)
    return { line, commands, notRun }
  })
  const fences = document.split('\n').filter((line) => line.startsWith('```')).length / 2
  if (fences !== marked.length) throw new Error('There are commands in a block that is not marked as sh.')
  return marked
}
