import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Button } from '../../parts/button.tsx'
import { numbered } from '../../parts/numbered.ts'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import en from '../../wordings/en.json' with { type: 'json' }
import { nameOfLanguage } from '../../wordings/language-name.ts'
import type { WordKey } from '../../wordings/wording-key.ts'
import { useWords } from '../../wordings/words-context.tsx'
import styles from './stay-timeline.module.css'
import { useAtScreen } from './use-at-screen.ts'

type Event = Stay['timeline'][number]

const known = (key: string): WordKey | undefined => (Object.hasOwn(en, key) ? (key as WordKey) : undefined)

/** What guests, devices and staff did to this stay, newest first. */
export function StayTimeline({
  stay: { timeline },
  onTellAgain,
}: {
  stay: Stay
  onTellAgain?: ((deliveryId: string) => void) | undefined
}) {
  const { say, moment } = useWords()
  const now = useNow()
  const text = useEventText()
  const atScreen = useAtScreen()
  return (
    <section>
      <h3>{say('stay.timeline')}</h3>
      {timeline.length === 0 && <p className={words['note']}>{say('stay.timeline.none')}</p>}
      <ol className={styles['time']}>
        {numbered(timeline).map(({ key, one: event }) => (
          <li key={key} className={styles[event.delivery?.state ?? event.what]}>
            <time dateTime={event.at}>{moment(event.at, now)}</time>
            <p>
              {text(event)}{' '}
              {event.by && (
                <span className={words['muted']}>
                  {event.what === 'staff'
                    ? say('event.byPerson', { by: event.by })
                    : atScreen({ channel: event.channel, deviceName: event.channel ? undefined : event.by })}
                </span>
              )}
              {event.delivery?.state !== 'delivered' && event.delivery?.lastError && (
                <span className={words['muted']}>{event.delivery.lastError}</span>
              )}
              <TellAgain event={event} onTellAgain={onTellAgain} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function TellAgain({
  event: { delivery },
  onTellAgain,
}: {
  event: Event
  onTellAgain: ((id: string) => void) | undefined
}) {
  const { say } = useWords()
  if (!onTellAgain || delivery?.state !== 'refused') return null
  return (
    <>
      {' '}
      <Button onClick={() => onTellAgain(delivery.id)}>{say('event.told.again')}</Button>
    </>
  )
}

function useEventText(): (event: Event) => string {
  const { say, wholeDay, dayOf, language } = useWords()
  return ({ what, detail = '', guest = say('event.someGuest'), delivery, terms }) => {
    if (terms)
      return say('event.termsAccepted', {
        language: nameOfLanguage(terms.language, language),
        day: wholeDay(dayOf(new Date(terms.published))),
      })
    if (what === 'alert') return say('event.alert', { what: say(known(`alert.${detail}`) ?? 'alerts.title') })
    if (delivery) return say(known(`event.told.${detail}.${delivery.state}`) ?? 'event.told')
    if (what === 'staff') return say(known(`audit.${detail}`) ?? 'problem.title')
    if (what === 'rated' || what === 'surveyed') return say(`event.${what}`, { n: Number(detail) })
    return say(known(`event.${what}.${detail}`) ?? known(`event.${what}`) ?? 'event.ended', { guest })
  }
}
