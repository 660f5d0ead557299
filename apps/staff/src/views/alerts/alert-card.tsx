import type { Alert } from '@foyer/contract/staff/alerts.ts'
import { alertKinds } from '@foyer/domain/alert/alert-kinds.ts'
import { screenSteps } from '@foyer/domain/journey/screen-steps.ts'
import CreditCard from 'lucide-react/icons/credit-card'
import { Button, buttonClass } from '../../parts/button.tsx'
import { useProductIcons } from '../../parts/product-icons.ts'
import { MarkShape } from '../../parts/state-mark.tsx'
import { Tag } from '../../parts/tag.tsx'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { isGuestProblem } from '../../stays/guest-problems.ts'
import { TechnicalDetail } from '../../stays/technical-detail.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './alert-card.module.css'

/** Describes the guest or thing an alert is about, using what the alert carries. */
export function useAlertSubject(): (alert: Alert) => string {
  const { say, money, day } = useTexts()
  return ({ kind, guestName, reference, amount, roomNumber, deviceName, part, screen, job, problem }) =>
    [
      guestName,
      reference,
      amount && money(amount),
      roomNumber && say('alerts.room', { number: roomNumber }),
      part && say(`part.${part}`),
      deviceName ? say('at.device', { device: deviceName }) : screen && say('at.ownDevice'),
      job && say(`job.${job}`),
      kind === 'dayNotClosed' && problem && day(problem),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** Kinds whose `problem` is a sentence for people, not a code. */
const kindsWithReason: ReadonlySet<Alert['kind']> = new Set(['paidNotArrived'])

/** Kinds whose `problem` is for a technician. */
const kindsWithDetail: ReadonlySet<Alert['kind']> = new Set(['feedRefused'])

/** Kinds whose advice is to go to the guest, which is not possible while they are on a phone. */
const kindsAtScreen: ReadonlySet<Alert['kind']> = new Set([
  'guestAsksForHelp',
  'guestStuck',
  'handOverTaken',
  'codeGuessed',
])

/** A guest's page raised it, and not on a device of the hotel. */
export const isOnOwnPhone = ({ screen, deviceName }: Alert): boolean => screen !== undefined && !deviceName

const isAboutJob = ({ kind }: Alert): boolean => alertKinds[kind].about === 'job'

interface AlertCardProps {
  alert: Alert
  now: Date
  onClaim: () => void
  onHandle: () => void
}

/**
 * Says what happened, what it means for money and key, and what to do, whenever a guest may be
 * affected.
 */
export function AlertCard({ alert, now, onClaim, onHandle }: AlertCardProps) {
  const { say } = useTexts()
  const { id, kind, reason, screen, problem } = alert
  const isOfJob = isAboutJob(alert)
  const isOnPhone = isOnOwnPhone(alert)
  return (
    <article className={styles['alert']} aria-labelledby={`alert-${id}`}>
      <AlertHead alert={alert} now={now} />
      <div className={`${styles['columns']} ${isOfJob ? styles['two'] : ''}`}>
        <div>
          <h3>{say('alerts.what')}</h3>
          <p>
            {say(
              isOnPhone && kind === 'guestAsksForHelp' ? 'alert.guestAsksForHelp.what.onPhone' : `alert.${kind}.what`,
            )}
          </p>
          {kindsWithReason.has(kind) && problem && <p className={words['soft']}>{problem}</p>}
          {kindsWithDetail.has(kind) && problem && <TechnicalDetail text={problem} />}
          {isGuestProblem(problem) && <p>{say('alerts.screenSays', { text: say(`guestProblem.${problem}`) })}</p>}
          {reason && screen && (
            <p className={words['soft']}>
              {say('alerts.onScreen', {
                reason: say(`alertReason.${reason}`),
                screen: say(`screenStep.${screenSteps[screen]}`),
              })}
            </p>
          )}
        </div>
        {!isOfJob && <MoneyAndKey alert={alert} />}
        <div className={styles['act']}>
          <h3>{say('alerts.do')}</h3>
          <p>{say(isOnPhone && kindsAtScreen.has(kind) ? 'alerts.do.onPhone' : `alert.${kind}.do`)}</p>
          <AlertButtons alert={alert} onClaim={onClaim} onHandle={onHandle} />
        </div>
      </div>
    </article>
  )
}

/** The kind of alert, its subject, its count and age, and who has claimed it. */
function AlertHead({ alert, now }: Pick<AlertCardProps, 'alert' | 'now'>) {
  const { say, span, moment } = useTexts()
  const about = useAlertSubject()
  const { id, kind, money, times, claimed } = alert
  return (
    <header>
      <MarkShape mark={money === 'unknown' ? 'unknown' : 'needsPerson'} />
      <h2 id={`alert-${id}`}>{say(`alert.${kind}`)}</h2>
      <span className={words['soft']}>{about(alert)}</span>
      <span className={words['grow']} />
      {times > 1 && (
        <span className={words['note']}>{say('alerts.times', { n: times, time: moment(alert.lastAt, now) })}</span>
      )}
      {claimed ? (
        <Tag>{say('alerts.claimed', { by: claimed.by })}</Tag>
      ) : (
        alert.escalatedAt && <span className={words['note']}>{say('alerts.escalated')}</span>
      )}
      <time dateTime={alert.openedAt}>{say('alerts.open', { span: span(alert.openedAt, now) })}</time>
    </header>
  )
}

function MoneyAndKey({ alert: { money, key } }: Pick<AlertCardProps, 'alert'>) {
  const { say } = useTexts()
  const { keyReady: Key } = useProductIcons()
  return (
    <div>
      <h3>{say('alerts.moneyAndKey')}</h3>
      <ul className={styles['known']}>
        <li>
          <CreditCard size={14} aria-hidden />
          {say(`money.${money ?? 'silent'}`)}
        </li>
        <li>
          <Key size={14} aria-hidden />
          {say(`key.${key ?? 'silent'}`)}
        </li>
      </ul>
    </div>
  )
}

function AlertButtons({ alert, onClaim, onHandle }: Omit<AlertCardProps, 'now'>) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const link = useLink()
  const { reference, claimed } = alert
  /** A guest is waiting, and no colleague has claimed the alert. */
  const calls = alert.urgent && !claimed && mayDo('handleAlerts')
  return (
    <div className={styles['buttons']}>
      {calls && (
        <Button look="primary" onClick={onClaim}>
          {say(isOnOwnPhone(alert) ? 'alerts.claim.onPhone' : 'alerts.claim')}
        </Button>
      )}
      {reference && mayDo('openStay') && (
        <a className={buttonClass(calls ? undefined : 'primary')} {...link(place('arrivals', { reference }))}>
          {say('alerts.openStay')}
        </a>
      )}
      {isAboutJob(alert) && mayDo('seeJobs') && (
        <a className={buttonClass('primary')} {...link(place('jobs'))}>
          {say('alerts.openJobs')}
        </a>
      )}
      {alert.kind === 'dayNotClosed' && mayDo('closeShift') && (
        <a className={buttonClass('primary')} {...link(place('dayClose'))}>
          {say('nav.dayClose')}
        </a>
      )}
      {mayDo('handleAlerts') && <Button onClick={onHandle}>{say('alerts.handle')}</Button>}
    </div>
  )
}
