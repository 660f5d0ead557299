import {
  type PoliceExport,
  type PoliceFormat,
  policeFormats,
  type readRegister,
} from '@foyer/contract/staff/registration.ts'
import type * as z from 'zod/mini'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { Table } from '../../parts/table.tsx'
import { useFieldName } from '../../parts/use-field-name.ts'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './registers.module.css'

type Register = z.output<(typeof readRegister)['reply']>
type Police = NonNullable<Register['police']>

interface PoliceRegisterProps {
  register: Register
  isBusy: boolean
  onReport: (format: PoliceFormat) => void
}

/** Guests who cannot be reported come first, because they need work. */
export function PoliceRegister({ register: { police }, isBusy, onReport }: PoliceRegisterProps) {
  const { say } = useTexts()
  return (
    <section className={styles['part']}>
      <h2>{say('registers.police')}</h2>
      {!police && <p className={words['soft']}>{say('registers.police.off')}</p>}
      {police && police.cannot.length > 0 && <CannotBeReported cannot={police.cannot} />}
      {police && (
        <>
          <p>
            <StateLabel mark={police.ready > 0 ? 'done' : 'notAsked'}>
              {say('registers.police.ready', { n: police.ready })}
            </StateLabel>
          </p>
          <p className={words['note']}>{say('registers.police.note')}</p>
          <p className={styles['acts']}>
            {policeFormats.map((format) => (
              <Button key={format} busy={isBusy} disabled={police.ready === 0} onClick={() => onReport(format)}>
                {say('registers.police.make', { format: format.toUpperCase() })}
              </Button>
            ))}
          </p>
          {police.exports.length > 0 && <Ledger exports={police.exports} />}
        </>
      )}
    </section>
  )
}

function CannotBeReported({ cannot }: { cannot: Police['cannot'] }) {
  const { say } = useTexts()
  const link = useLink()
  const fieldWord = useFieldName()
  return (
    <CallOut mark="needsPerson" title={say('registers.police.cannot', { n: cannot.length })}>
      <ul className={styles['cannot']}>
        {cannot.map(({ reference, guestId, index, name, missing }) => (
          <li key={guestId}>
            <a className={words['link']} {...link(place('inHouse', { reference }))}>
              {reference}
            </a>{' '}
            {say('registers.police.missing', {
              name: name ?? say('stay.guest.unnamed', { n: index }),
              fields: missing.map(fieldWord).join(', '),
            })}
          </li>
        ))}
      </ul>
    </CallOut>
  )
}

function Ledger({ exports }: { exports: readonly PoliceExport[] }) {
  const { say, moment, day, count } = useTexts()
  const now = useNow()
  return (
    <Table
      caption={say('registers.ledger')}
      className={styles['table']}
      columns={[
        { label: say('registers.ledger.when') },
        { label: say('registers.ledger.who') },
        { label: say('registers.day') },
        { label: say('registers.ledger.format') },
        { label: say('registers.ledger.travellers'), className: words['number'] },
        { label: say('registers.ledger.leftOut'), className: words['number'] },
        { label: say('registers.ledger.hash'), className: styles['hash'] },
      ]}
    >
      <tbody>
        {exports.map((one) => (
          <tr key={one.id}>
            <td className={words['muted']}>{moment(one.madeAt, now)}</td>
            <td>{one.madeBy}</td>
            <td>{day(one.day)}</td>
            <td>{one.format.toUpperCase()}</td>
            <td className={words['number']}>{count(one.travellers)}</td>
            <td className={words['number']}>{count(one.leftOut)}</td>
            <td className={`${words['code']} ${words['muted']} ${styles['hash']}`}>{one.sha256}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
