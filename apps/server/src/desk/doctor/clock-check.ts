import { readDatabaseTime } from './database-facts.store.ts'
import type { Check, DoctorContext } from './doctor-context.ts'
import { fetchPublic } from './fetch-public.ts'
import { type Finding, findWorst, ok, problem, warning } from './finding.ts'

/** Key grants are valid for a minute, so half of that is too much. */
const MAX_SECONDS = 30
/** An HTTP date has whole seconds, and the answer takes a while. */
const MIN_SECONDS = 3

/** Compares another clock with ours, which was read before and after. */
async function compare(name: string, { now }: DoctorContext, read: () => Promise<Date | undefined>): Promise<Finding> {
  const before = now().getTime()
  const there = await read().catch(() => undefined)
  if (!there) return ok(`${name} does not say its time.`)
  const middle = (before + now().getTime()) / 2
  const seconds = Math.abs(there.getTime() - middle) / 1_000
  const text = `${name} differs by ${Math.round(seconds)} seconds.`
  const advice = 'Set the clocks with NTP: timedatectl set-ntp true'
  if (seconds > MAX_SECONDS) return problem(text, advice)
  return seconds > MIN_SECONDS ? warning(text, advice) : ok(`${name} agrees with this machine.`)
}

export const clockCheck: Check = {
  name: 'clock',
  async run(context) {
    const { settings, database } = context
    const { publicUrl } = settings
    const findings = [
      ...(database ? [await compare('the database', context, () => readDatabaseTime(database.owner))] : []),
      ...(publicUrl
        ? [await compare('the proxy', context, async () => (await fetchPublic(publicUrl, '/healthz')).date)]
        : []),
    ]
    const agreeing = findings.filter(({ text }) => text.endsWith('agrees with this machine.'))
    if (findings.length === 0 || (agreeing.length === 0 && findings.every(({ level }) => level === 'ok')))
      return warning('not checked, because no other clock answers.', 'Start the database and the server.')
    return findWorst(ok(agreeing.map(({ text }) => text).join(' ')), ...findings)
  },
}
