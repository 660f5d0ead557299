import { listMails, type Mail } from '@foyer/contract/staff/mails.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { buildBeforeQuery, EarlierButton, useEarlierPages } from '../../parts/earlier.tsx'
import { Empty } from '../../parts/empty.tsx'
import grid from '../../parts/grid.module.css'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { Table } from '../../parts/table.tsx'
import { rowLink, useRowKeys } from '../../parts/use-row-keys.ts'
import { type Place, place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './mails.module.css'

const marks: Readonly<Record<Mail['state'], Mark>> = { queued: 'now', sent: 'done', failed: 'failed', kept: 'notAsked' }

export function MailState({ mail }: { mail: Pick<Mail, 'state'> }) {
  const { say } = useTexts()
  return <StateLabel mark={marks[mail.state]}>{say(`mails.state.${mail.state}`)}</StateLabel>
}

export function MailsView({ at }: { at: Place }) {
  const { say } = useTexts()
  const first = useLoad(listMails)
  const earlier = useEarlierPages<string>()
  useRowKeys()
  const { data } = first
  return (
    <Page title={say('mails.title')} sub={data && say(`mails.${data.sending}`)}>
      <NotLoaded of={first} />
      {data && data.mails.length === 0 && (
        <Empty drawing="letter" title={say('mails.none.title')}>
          {say(`mails.none.${data.sending}`)}
        </Empty>
      )}
      {data && data.mails.length > 0 && (
        <ScrollRegion label={say('mails.region')}>
          <Table
            caption={say('mails.title')}
            className={styles['mails']}
            columns={[
              { label: say('mails.when') },
              { label: say('mails.to') },
              { label: say('mails.subject') },
              { label: say('mails.state') },
            ]}
          >
            {earlier.pages.map((before) => (
              <MailRows key={before ?? 'newest'} before={before} at={at} />
            ))}
          </Table>
          <Earlier before={earlier.oldest} onMore={earlier.readOn} />
        </ScrollRegion>
      )}
    </Page>
  )
}

function MailRows({ before, at }: { before: string | undefined; at: Place }) {
  const { moment } = useTexts()
  const link = useLink()
  const now = useNow()
  const { data } = useLoad(listMails, buildBeforeQuery(before))
  const opened = at.params['id']
  return (
    <tbody>
      {data?.mails.map((mail) => (
        <tr key={mail.id} data-selected={mail.id === opened}>
          <td className={`${words['muted']} ${styles['when']}`}>{moment(mail.createdAt, now)}</td>
          <td className={styles['to']}>
            <a
              className={grid['open']}
              {...rowLink}
              {...link(place('mails', { id: mail.id }), opened ? 'replace' : 'push')}
              aria-current={mail.id === opened ? 'true' : undefined}
            >
              {mail.to}
            </a>
          </td>
          <td className={styles['subject']}>{mail.subject}</td>
          <td>
            <MailState mail={mail} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function Earlier({ before, onMore }: { before: string | undefined; onMore: (before: string) => void }) {
  const { say } = useTexts()
  const { data } = useLoad(listMails, buildBeforeQuery(before))
  const last = data?.more ? data.mails.at(-1) : undefined
  return <EarlierButton label={say('mails.more')} before={last?.id} onMore={onMore} />
}
