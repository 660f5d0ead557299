import type { Alert } from '@foyer/contract/staff/alerts.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { BellSwitches } from '../../bell/bell-switches.tsx'
import { Empty } from '../../parts/empty.tsx'
import grid from '../../parts/grid.module.css'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { AlertCard, useAlertSubject } from './alert-card.tsx'
import styles from './alerts.module.css'
import { HandleDialog } from './handle-dialog.tsx'
import { RoomWaits } from './room-waits.tsx'
import { useClaim } from './use-claim.ts'

export function AlertsView() {
  const { say } = useTexts()
  const loaded = useLoad(listAlerts)
  const { data } = loaded
  const [handling, setHandling] = useState<Alert>()
  const claim = useClaim()
  const now = useNow()
  return (
    <Page
      title={say('alerts.title')}
      sub={data && data.open.length > 0 && say('alerts.sub', { n: data.open.length })}
      act={<BellSwitches />}
    >
      <NotLoaded of={loaded} rows={4} />
      {data && (
        <ScrollRegion className={`${grid['scroll']} ${styles['alerts']}`} label={say('alerts.region')}>
          {data.open.length === 0 && (
            <Empty drawing="bell" title={say('alerts.none.title')}>
              {say('alerts.none.text')}
            </Empty>
          )}
          {data.open.map((alert) => (
            <AlertCard
              key={alert.id}
              alert={alert}
              now={now}
              onClaim={() => claim(alert)}
              onHandle={() => setHandling(alert)}
            />
          ))}
          <RoomWaits now={now} />
          {data.handled.length > 0 && <Handled alerts={data.handled} now={now} />}
        </ScrollRegion>
      )}
      {handling && <HandleDialog alert={handling} onClose={() => setHandling(undefined)} />}
    </Page>
  )
}

function Handled({ alerts, now }: { alerts: readonly Alert[]; now: Date }) {
  const { say, count, moment } = useTexts()
  const about = useAlertSubject()
  return (
    <section className={styles['handled']}>
      <h2>
        {say('alerts.handled')} <span className={words['muted']}>{count(alerts.length)}</span>
      </h2>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <MarkShape mark="done" />
            <span>
              <b>{say(`alert.${alert.kind}`)}</b> {about(alert)}
            </span>
            {alert.handled && (
              <span className={styles['end']}>
                {alert.handled.note && `${alert.handled.note} · `}
                {alert.handled.by
                  ? say('alerts.handledBy', { by: alert.handled.by, time: moment(alert.handled.at, now) })
                  : say('alerts.byItself', { time: moment(alert.handled.at, now) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
