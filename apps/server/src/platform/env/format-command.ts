/**
 * How to call a command here: with npm in the repository, or with the program of an unpacked
 * archive.
 */
export function formatCommand(command: string, args = ''): string {
  const program = process.env['FOYER_PROGRAM']
  const line = program ? `${program} ${command}` : `npm run ${command}${args && ' --'}`
  return args ? `${line} ${args}` : line
}

/** The hub has an archive of its own. */
export function formatHubCommand(): string {
  return process.env['FOYER_PROGRAM'] ? 'foyer-hub start' : 'npm run hub'
}
