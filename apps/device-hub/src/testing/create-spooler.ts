import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { createFolder } from './create-folder.ts'

/** For the printer `lobby`: a job gets the next number and stays open while a file lists it. */
const lp = `n=$(($(ls sheet-* 2>/dev/null | wc -l) + 1)); echo "$@" > words; cat > sheet-$n; echo "request id is $2-$n (1 file(s))"`
const lpstat = `case "$1" in
  -p) [ "$2" = lobby ] || exit 1; cat state;;
  *) cat waiting;;
esac`

/** Fakes the CUPS commands as programs on the path, which write their input to a folder. */
export function createSpooler() {
  const folder = createFolder()
  const at = (name: string) => join(folder, name)
  for (const [name, body] of Object.entries({ lp, lpstat })) {
    writeFileSync(at(name), `#!/bin/sh\ncd '${folder}'\n${body}\n`)
    chmodSync(at(name), 0o755)
  }
  writeFileSync(at('waiting'), '')
  const setState = (words: string) => writeFileSync(at('state'), `printer lobby ${words}\n`)
  setState('is idle.  enabled since today')
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  return {
    setState,
    /** Every spooled sheet, in order. */
    sheets: () =>
      readdirSync(folder)
        .filter((name) => name.startsWith('sheet-'))
        .toSorted()
        .map((name) => readFileSync(at(name), 'utf8')),
    words: () => readFileSync(at('words'), 'utf8').trim(),
    setWaiting: (jobs: string) => writeFileSync(at('waiting'), jobs),
  }
}
