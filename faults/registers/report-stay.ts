import { setTimeout as delay } from 'node:timers/promises'
import { readReports, sendReportAgain, settleReport } from '@foyer/contract/staff/authority.ts'
import { checkInStay, undoCheckIn } from '@foyer/contract/staff/check-in.ts'
import { runJob } from '@foyer/contract/staff/jobs.ts'
import type { SimulatedAuthority } from './authority.ts'
import type { Break } from './breaks.ts'
import { type ExpectedStay, evaluateStay, type StoredPerson, type Verdict } from './evaluate-stay.ts'
import { hotelIds, type Lane } from './lane.ts'

const POLL_INTERVAL_MS = 100
/**
 * A report that is not accepted after so many looks is lost, two minutes on a quiet machine. They are
 * counted, not timed, because each one waits for the server, which a busy machine slows down as much.
 */
const MAX_LOOKS = 1_000
/** Lasting faults end after so many looks. */
const MAX_FAULTY_LOOKS = 6
/** Claims expire, and failed deliveries are due again, after every so many looks. */
const LOOKS_PER_CLAIM = 8
const FIRST_STREET = 'Lindenallee 4'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

interface ReportedStay extends ExpectedStay {
  readonly reference: string
}

/** Names of capital letters are the same in each authority's ledger. */
function buildStay(lane: Lane, number: number): ReportedStay {
  const digits = String(number).padStart(5, '0')
  const letters = [lane.number, ...digits].map((digit) => LETTERS[Number(digit)]).join('')
  return {
    reference: `R${lane.number}${digits}`,
    surname: `SOLER ${letters}`,
    firstNames: ['ANA', 'BEA'],
    street: FIRST_STREET,
  }
}

/** Checks a party in, breaks its report there, goes on as reception would, and returns each guest's verdict. */
export async function reportStay(lane: Lane, number: number, broken: Break): Promise<readonly Verdict[]> {
  const { authority: name, next } = broken
  const authority = lane.authorities[name]
  const stay = buildStay(lane, number)
  const named = { hotelId: hotelIds[name], reference: stay.reference }
  const checkIn = async () =>
    (await lane.desk(name)).call(checkInStay, { reference: stay.reference }, { termsOnPaper: true })
  await lane.tell({ type: 'stay', ...stay, ...named })
  // Signs in before a server can die of this run's fault.
  await lane.desk(name)
  await arm(lane, authority, stay, broken)
  let verdicts = await settle(lane, broken, stay, { begin: checkIn, fault: broken })
  if (next) {
    const street = next === 'corrected' ? `Lindenallee ${number + 5}` : FIRST_STREET
    const changed = { ...stay, street }
    await lane.tell({ type: 'street', ...named, street })
    if (next === 'undone')
      await (await lane.desk(name)).call(undoCheckIn, { reference: stay.reference }, { reason: 'A fault' })
    await arm(lane, authority, stay, broken.nextFault ?? {})
    if (next === 'undone') await (await lane.desk(name)).call(runJob, { name: 'reportGuests' })
    const begin = next === 'undone' ? checkIn : async () => ({})
    verdicts = await settle(lane, broken, changed, { begin, fault: broken.nextFault ?? {} })
  }
  await lane.tell({ type: 'age', ...named })
  return verdicts
}

type Fault = Pick<Break, 'death' | 'faults' | 'authorityDies' | 'wrongPassword' | 'claimedTwice'>

async function arm(
  lane: Lane,
  authority: SimulatedAuthority,
  { reference }: ReportedStay,
  fault: Fault,
): Promise<void> {
  const { refuseAll, ...faults } = { refuseAll: false, ...fault.faults }
  if (fault.faults) await authority.setFaults({ ...faults, ...(refuseAll && { refuse: [reference] }) })
  if (fault.wrongPassword) await lane.tell({ type: 'configure', passwords: 'wrong' })
  if (fault.authorityDies === 'beforehand') await authority.kill()
  if (fault.death) await lane.tell({ type: 'die', death: fault.death })
}

interface Deed {
  /** What reception does, until it has an answer. */
  begin(): Promise<unknown>
  readonly fault: Fault
}

/** Time passes, what has died comes back, and reception settles what only a person can. */
async function settle(
  lane: Lane,
  broken: Break,
  stay: ReportedStay,
  { begin, fault }: Deed,
): Promise<readonly Verdict[]> {
  const authority = lane.authorities[broken.authority]
  const { reference } = stay
  let hasBegun = false
  for (let looks = 1; ; looks += 1) {
    const desk = await lane.desk(broken.authority)
    hasBegun ||= (await begin()) !== undefined
    await endFaults(lane, authority, fault, looks)
    await desk.call(runJob, { name: 'reportGuests' })
    await delay(POLL_INTERVAL_MS)
    const report = (await desk.call(readReports, {}))?.reports.find((one) => one.reference === reference)
    // Time is compressed here: a real call has ended long before another process claims its report, so
    // reception looks into the portal once no call is under way.
    if (report?.state === 'unknown' && (await lane.isIdle()))
      await desk.call(settleReport, { reference }, toFinding(await authority.stored(), stay))
    if (report?.state === 'refused') {
      await authority.setFaults({})
      await desk.call(sendReportAgain, { reference })
    }
    const verdicts = evaluateStay(stay, await authority.stored(), report)
    const isDone = hasBegun && verdicts.every((verdict) => verdict === 'once')
    if (!isDone && looks < MAX_LOOKS) continue
    return isDone ? verifyQuiet(lane, broken, stay) : verdicts
  }
}

/** What the portal shows of this stay: the number of what was sent last, or nothing. */
function toFinding(stored: readonly StoredPerson[], { surname, street, reference }: ReportedStay): { number?: string } {
  const last = stored.findLast((one) => one.surname === surname && (one.street === undefined || one.street === street))
  return last ? { number: `${last.number ?? 'row '}${last.street === undefined ? reference : ''}` } : {}
}

async function endFaults(lane: Lane, authority: SimulatedAuthority, fault: Fault, looks: number): Promise<void> {
  if (fault.authorityDies === 'afterStoring' && looks === 2) await authority.kill()
  if (fault.claimedTwice && looks === 2) await lane.tell({ type: 'later' })
  if (looks === MAX_FAULTY_LOOKS) {
    await authority.restart()
    await authority.setFaults({})
    await lane.tell({ type: 'die' })
    if (fault.wrongPassword) await lane.tell({ type: 'configure' })
  }
  if (looks % LOOKS_PER_CLAIM === 0) await lane.tell({ type: 'later' })
}

/** Once more, as if a day had passed: nothing is sent again. */
async function verifyQuiet(lane: Lane, { authority: name }: Break, stay: ReportedStay): Promise<readonly Verdict[]> {
  const authority = lane.authorities[name]
  await authority.restart()
  await authority.setFaults({})
  await lane.tell({ type: 'die' })
  await lane.tell({ type: 'later' })
  const desk = await lane.desk(name)
  await desk.call(runJob, { name: 'reportGuests' })
  await delay(POLL_INTERVAL_MS)
  const report = (await desk.call(readReports, {}))?.reports.find(({ reference }) => reference === stay.reference)
  return evaluateStay(stay, await authority.stored(), report)
}
