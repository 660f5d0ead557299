export const reportingAuthorities = ['ses', 'alloggiati', 'siba'] as const
export type ReportingAuthority = (typeof reportingAuthorities)[number]

/** What breaks while a report is sent: where the server dies, and what the authority does. */
interface Fault {
  readonly death?: object
  /** Faults of the simulated authority; those that last are switched off after a while. */
  readonly faults?: object
  /** The authority's process dies before it is asked, or after it has stored the report. */
  readonly authorityDies?: 'beforehand' | 'afterStoring'
  /** The hotel's password is wrong until the operator enters another one. */
  readonly wrongPassword?: true
  /** Another process claims the delivery while the authority still works on the first one. */
  readonly claimedTwice?: true
}

/** One way to break a report. */
export interface Break extends Fault {
  readonly authority: ReportingAuthority
  readonly name: string
  /** What happens to the stay once its report is accepted. */
  readonly next?: 'corrected' | 'undone'
  /** What breaks when that is reported. */
  readonly nextFault?: Fault
}

const inBackground = (since: string, when: 'before' | 'after') => ({ pool: 'background', transaction: 1, since, when })

type Named<Content> = readonly (readonly [name: string, content: Content])[]

/** From the check-in to the stored answer. Only ever add to these lists. */
const faults: Named<Fault> = [
  ['nothing', {}],
  ['killed before the check-in is stored', { death: { pool: 'staff', transaction: 1, when: 'before' } }],
  ['killed after the check-in is stored', { death: { pool: 'staff', transaction: 1, when: 'after' } }],
  ['killed before it is marked', { death: { port: 'prepare', when: 'after' } }],
  ['killed before the mark is stored', { death: inBackground('prepare', 'before') }],
  ['killed after the mark is stored', { death: inBackground('prepare', 'after') }],
  ['killed before it is sent', { death: { port: 'send', when: 'before' } }],
  ['killed after the answer', { death: { port: 'send', when: 'after' } }],
  ['killed before the answer is stored', { death: inBackground('send', 'before') }],
  ['killed after the answer is stored', { death: inBackground('send', 'after') }],
  ['question cut', { faults: { cutBefore: 1 } }],
  ['answer cut', { faults: { cutAfter: 1 } }],
  ['answer cut, then the server is killed', { faults: { cutAfter: 1 }, death: { port: 'send', when: 'after' } }],
  ['question and answer cut in turn', { faults: { cutBefore: 1, cutAfter: 1 } }],
  ['a proxy answers 502 after it was stored', { faults: { badGatewayAfter: 1 } }],
  ['authority away', { faults: { down: true } }],
  ['authority answers 502', { faults: { badGateway: true } }],
  ['authority killed beforehand', { authorityDies: 'beforehand' }],
  ['authority killed after it was stored', { faults: { cutAfter: 1 }, authorityDies: 'afterStoring' }],
  ['wrong password', { wrongPassword: true }],
  ['claimed by another process meanwhile', { claimedTwice: true, faults: { slow: true } }],
]

/** SES decides later, and the server asks about it. */
const sesFaults: Named<Fault> = [
  ['killed before it asks', { death: { port: 'ask', when: 'before' } }],
  ['killed after it has asked', { death: { port: 'ask', when: 'after' } }],
  ['killed before the outcome is stored', { death: inBackground('ask', 'before') }],
  ['killed after the outcome is stored', { death: inBackground('ask', 'after') }],
  ['decides late', { faults: { slow: true } }],
  ['answers with the manual’s spelling', { faults: { misspelt: true } }],
  ['answers that it has to be repeated', { faults: { unexpected: 1 } }],
  ['refuses all credentials for a while', { faults: { unauthorized: true } }],
  ['refused, and sent again by the desk', { faults: { refuseAll: true } }],
]

/** A correction is a cancellation and another version. */
const correctionFaults: Named<Fault> = [
  ['nothing', {}],
  ['killed before the cancellation is sent', { death: { port: 'cancel', when: 'before' } }],
  ['killed after the cancellation’s answer', { death: { port: 'cancel', when: 'after' } }],
  ['killed before the cancellation’s answer is stored', { death: inBackground('cancel', 'before') }],
  ['killed after the cancellation’s answer is stored', { death: inBackground('cancel', 'after') }],
  ['killed before the other version is sent', { death: { port: 'send', when: 'before' } }],
  ['killed after the other version’s answer', { death: { port: 'send', when: 'after' } }],
  ['question cut', { faults: { cutBefore: 1 } }],
  ['answer cut', { faults: { cutAfter: 1 } }],
  ['answers of both cut', { faults: { cutAfter: 2 } }],
  ['a proxy answers 502 after it was cancelled', { faults: { badGatewayAfter: 1 } }],
  ['authority killed after it was cancelled', { faults: { cutAfter: 1 }, authorityDies: 'afterStoring' }],
  ['decides late', { faults: { slow: true } }],
]

export const breaks: readonly Break[] = [
  ...reportingAuthorities.flatMap((authority) => faults.map(([name, fault]) => ({ authority, name, ...fault }))),
  ...sesFaults.map(([name, fault]) => ({ authority: 'ses' as const, name, ...fault })),
  ...correctionFaults.map(([name, nextFault]) => ({
    authority: 'ses' as const,
    name: `corrected: ${name}`,
    next: 'corrected' as const,
    nextFault,
  })),
  ...correctionFaults.slice(0, 5).map(([name, nextFault]) => ({
    authority: 'ses' as const,
    name: `undone and checked in again: ${name}`,
    next: 'undone' as const,
    nextFault,
  })),
]
