/** How a command is called here: by npm in the repository, by the program of an archive where it was unpacked from one. */
export function howToRun(command: string, args = ''): string {
  const program = process.env['FOYER_PROGRAM']
  const line = program ? `${program} ${command}` : `npm run ${command}${args && ' --'}`
  return args ? `${line} ${args}` : line
}
