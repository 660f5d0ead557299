import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Button } from '../../parts/button.tsx'
import { withIndexKeys } from '../../parts/with-index-keys.ts'
import { useNow } from '../../session/use-now.ts'
import { SystemProblem } from '../../stays/system-problem.tsx'
import words from '../../theme/words.module.css'
import { findWordingKey } from '../../wordings/find-wording-key.ts'
import { getLanguageName } from '../../wordings/get-language-name.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stay-timeline.module.css'
import { useScreenText } from './use-screen-text.ts'

type Event = Stay['timeline'][number]

/** What guests, devices and staff did to this stay, newest first. */
export function StayTimeline({
  stay: { timeline },
  onTellAgain,
}: {
  stay: Stay
  onTellAgain?: ((deliveryId: string) => void) | undefined
}) {
  const { say, moment, money } = useTexts()
  const now = useNow()
  const text = useEventText()
  const atScreen = useScreenText()
  return (
    <section>
      <h3>{say('stay.timeline')}</h3>
      {timeline.length === 0 && <p className={words['note']}>{say('stay.timeline.none')}</p>}
      <ol className={styles['time']}>
        {withIndexKeys(timeline).map(({ key, one: event }) => (
          <li key={key} className={styles[event.delivery?.state ?? event.what]}>
            <time dateTime={event.at}>{moment(event.at, now)}</time>
            <div className={styles['what']}>
              {text(event)}
              {event.amount && ` · ${money(event.amount)}`}{' '}
              {event.by && (
                <span className={words['muted']}>
                  {event.what === 'staff'
                    ? say('event.byPerson', { by: event.by })
                    : atScreen({ channel: event.channel, deviceName: event.channel ? undefined : event.by })}
                </span>
              )}
              {event.delivery?.state !== 'delivered' && event.delivery?.lastError && (
                <div className={words['muted']}>
                  <SystemProblem error={event.delivery.lastError} />
                </div>
              )}
              <ResendButton event={event} onTellAgain={onTellAgain} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ResendButton({
  event: { delivery },
  onTellAgain,
}: {
  event: Event
  onTellAgain: ((id: string) => void) | undefined
}) {
  const { say } = useTexts()
  if (!onTellAgain || delivery?.state !== 'refused') return null
  return (
    <>
      {' '}
      <Button onClick={() => onTellAgain(delivery.id)}>{say('event.told.again')}</Button>
    </>
  )
}

function useEventText(): (event: Event) => string {
  const { say, wholeDay, dayOf, language } = useTexts()
  return ({ what, detail = '', guest = say('event.someGuest'), delivery, terms }) => {
    if (terms)
      return say('event.termsAccepted', {
        language: getLanguageName(terms.language, language),
        day: wholeDay(dayOf(new Date(terms.published))),
      })
    if (what === 'alert') return say('event.alert', { what: say(findWordingKey(`alert.${detail}`) ?? 'alerts.title') })
    if (delivery) return say(findWordingKey(`event.told.${detail}.${delivery.state}`) ?? 'event.told')
    if (what === 'staff') return say(findWordingKey(`audit.${detail}`) ?? 'problem.title')
    if (what === 'rated' || what === 'surveyed') return say(`event.${what}`, { n: Number(detail) })
    return say(findWordingKey(`event.${what}.${detail}`) ?? findWordingKey(`event.${what}`) ?? 'event.ended', { guest })
  }
}
