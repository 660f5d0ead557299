/**
 * How to call a command here: with npm in the repository, or with the program of an unpacked
 * archive.
 */
export function formatCommand(command: string, args = ''): string {
  const program = process.env['FOYER_PROGRAM']
  const line = program ? `${program} ${command}` : `npm run ${command}${args && ' --'}`
  return args ? `${line} ${args}` : line
}
