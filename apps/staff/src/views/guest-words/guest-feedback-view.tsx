import { type GuestFeedback, listGuestWords } from '@foyer/contract/staff/guest-feedback.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import grid from '../../parts/grid.module.css'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { Stars } from '../../parts/stars.tsx'
import { Table } from '../../parts/table.tsx'
import { withIndexKeys } from '../../parts/with-index-keys.ts'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './guest-words.module.css'

/** Ratings of the arrival and the stay by guests, newest first. */
export function GuestFeedbackView() {
  const { say } = useTexts()
  const [before, setBefore] = useState<string>()
  const loaded = useLoad(listGuestWords, { query: before ? { before } : {} })
  const { data } = loaded
  const last = data?.words.at(-1)?.at
  return (
    <Page
      title={say('guestWords.title')}
      sub={data?.mean !== undefined && say('guestWords.mean', { mean: String(data.mean), n: data.count })}
    >
      <NotLoaded of={loaded} rows={4} />
      {data?.words.length === 0 && <Empty title={say('guestWords.none.title')}>{say('guestWords.none.text')}</Empty>}
      {data && data.words.length > 0 && (
        <ScrollRegion label={say('stays.table', { title: say('guestWords.title') })}>
          <FeedbackTable said={data.words} />
        </ScrollRegion>
      )}
      {(before || data?.more) && (
        <p>
          {before && <Button onClick={() => setBefore(undefined)}>{say('guestWords.newest')}</Button>}{' '}
          {data?.more && last && <Button onClick={() => setBefore(last)}>{say('guestWords.older')}</Button>}
        </p>
      )}
    </Page>
  )
}

function FeedbackTable({ said }: { said: readonly GuestFeedback[] }) {
  const { say, day } = useTexts()
  const link = useLink()
  return (
    <Table
      caption={say('guestWords.title')}
      columns={[
        { label: say('guestWords.day') },
        { label: say('column.guest') },
        { label: say('column.room') },
        { label: say('guestWords.rating') },
        { label: say('guestWords.said') },
      ]}
    >
      <tbody>
        {withIndexKeys(said).map(({ key, one }) => (
          <tr key={key}>
            <td>{day(one.day)}</td>
            <td>
              <a className={grid['open']} {...link(place('inHouse', { reference: one.reference }))}>
                {[one.firstName, one.lastName].filter(Boolean).join(' ') || one.reference}
              </a>
            </td>
            <td>{one.roomNumber ?? '–'}</td>
            <td>
              <Stars stars={one.stars} />
            </td>
            <td className={styles['comment']} dir="auto">
              {one.comment ?? <span className={words['muted']}>{say(`guestWords.about.${one.about}`)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
