import { type LostCode, listLostCodes } from '@foyer/contract/staff/lost-codes.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import grid from '../../parts/grid.module.css'
import { LoadProblem } from '../../parts/loading.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { Table } from '../../parts/table.tsx'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './registers.module.css'

/** Requests for a lost door code, and who received it. */
export function LostCodes() {
  const { say } = useTexts()
  const { data, error, refetch } = useLoad(listLostCodes)
  if (error && !data) return <LoadProblem problem={error} onAgain={() => void refetch()} />
  if (!data) return null
  return (
    <section className={styles['part']}>
      <h2>{say('codes.title')}</h2>
      <p className={words['note']}>{say('codes.note')}</p>
      {data.codes.length === 0 ? <p className={words['note']}>{say('codes.none')}</p> : <Codes codes={data.codes} />}
    </section>
  )
}

function Codes({ codes }: { codes: readonly LostCode[] }) {
  const { say, moment } = useTexts()
  const link = useLink()
  const now = useNow()
  const detailsOf = useDetails()
  return (
    <Table
      caption={say('codes.title')}
      className={styles['table']}
      columns={[
        { label: say('registers.ledger.when') },
        { label: say('codes.room') },
        { label: say('codes.guest') },
        { label: say('codes.where') },
        { label: say('codes.what') },
      ]}
    >
      <tbody>
        {codes.map((code) => (
          <tr key={code.id}>
            <td className={words['muted']}>{moment(code.at, now)}</td>
            <td>{code.roomNumber}</td>
            <td className={grid['wrap']}>
              {code.guestName}{' '}
              <a className={words['link']} {...link(place('inHouse', { reference: code.reference }))}>
                {code.reference}
              </a>
            </td>
            <td>{code.deviceName ?? say('codes.phone')}</td>
            <td className={grid['wrap']}>
              <StateLabel mark={toMark(code)}>{say(`codes.${toState(code)}`)}</StateLabel>
              <p className={words['note']}>{detailsOf(code)}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function useDetails() {
  const { say } = useTexts()
  return ({ mailed, wrong, shown, printed }: LostCode): string =>
    [
      ...(mailed ? [say('codes.mailed')] : []),
      ...(shown > 0 ? [say('codes.shown', { n: shown })] : []),
      ...(printed > 0 ? [say('codes.printed', { n: printed })] : []),
      ...(wrong > 0 ? [say('codes.wrong', { n: wrong })] : []),
    ].join(', ')
}

const toState = ({ toldAt, wrong }: LostCode) => (toldAt ? 'told' : wrong > 0 ? 'refused' : 'asked')

const marks = { told: 'done', refused: 'failed', asked: 'notAsked' } as const satisfies Record<string, Mark>
const toMark = (code: LostCode) => marks[toState(code)]
