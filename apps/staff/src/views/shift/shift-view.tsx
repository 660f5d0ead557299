import type { Shift } from '@foyer/contract/staff/money.ts'
import { useState } from 'react'
import { CashDrawers } from '../../cash/cash-drawers.tsx'
import { useCash } from '../../cash/use-cash.ts'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Empty } from '../../parts/empty.tsx'
import { AreaField } from '../../parts/field.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { Table } from '../../parts/table.tsx'
import { withIndexKeys } from '../../parts/with-index-keys.ts'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './shift.module.css'
import { useShift } from './use-shift.ts'

/**
 * Payments since the last shift was closed, by method and person; closing asks the providers and is
 * recorded.
 */
export function ShiftView() {
  const { say, money, moment } = useTexts()
  const now = useNow()
  const shift = useShift()
  const [isClosing, setIsClosing] = useState(false)
  const cash = useCash(() => void shift.loaded.refetch())
  const { data } = shift.loaded
  const open = data?.shift
  return (
    <Page
      title={say('shift.title')}
      sub={open?.from && say('shift.since', { time: moment(open.from, now) })}
      act={
        <Button look="primary" disabled={!open} onClick={() => setIsClosing(true)}>
          {say('shift.close')}
        </Button>
      }
    >
      <NotLoaded of={shift.loaded} rows={4} />
      <CashDrawers cash={cash} />
      {shift.closed && <Differences shift={shift.closed} />}
      {open?.hidesCash && <p className={`${words['note']} ${styles['hidden']}`}>{say('shift.cashHidden')}</p>}
      {open?.takings.length === 0 && !open.hidesCash && (
        <Empty title={say('shift.none.title')}>{say('shift.none.text')}</Empty>
      )}
      {open && open.takings.length > 0 && (
        <ScrollRegion label={say('shift.title')}>
          <Takings shift={open} />
        </ScrollRegion>
      )}
      {data && data.closed.length > 0 && (
        <section className={styles['closed']}>
          <h2>{say('shift.closed')}</h2>
          <ul>
            {data.closed.map(({ id, to, by, net }) => (
              <li key={id}>
                <p>
                  {moment(to, now)} <b>{money(net)}</b> {by && <span className={words['note']}>{by}</span>}
                </p>
                <Button
                  busy={shift.isMaking}
                  aria-label={say('shift.paperOf', { form: 'PDF', time: moment(to, now) })}
                  onClick={() => shift.make(id, 'pdf')}
                >
                  PDF
                </Button>
                <Button
                  busy={shift.isMaking}
                  aria-label={say('shift.paperOf', { form: 'CSV', time: moment(to, now) })}
                  onClick={() => shift.make(id, 'csv')}
                >
                  CSV
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isClosing && open && (
        <CloseDialog
          busy={shift.isClosing}
          onClose={() => setIsClosing(false)}
          onConfirm={(note) => shift.close(note, () => setIsClosing(false))}
        />
      )}
    </Page>
  )
}

function Takings({ shift }: { shift: Shift }) {
  const { say, amount, count } = useTexts()
  return (
    <Table
      caption={say('shift.title')}
      className={styles['takings']}
      columns={[
        { label: say('money.way') },
        { label: say('shift.person') },
        { label: say('shift.count'), className: `${words['number']} ${styles['apart']}` },
        { label: say('shift.taken'), className: `${words['number']} ${styles['apart']}` },
        { label: say('shift.returned'), className: `${words['number']} ${styles['apart']}` },
        { label: say('shift.net'), className: words['number'] },
      ]}
    >
      <tbody>
        {withIndexKeys(shift.takings).map(({ key, one }) => (
          <tr key={key}>
            <td>{[say(`payWay.${one.way}`), one.provider].filter(Boolean).join(' · ')}</td>
            <td>{one.person ?? say('shift.byGuests')}</td>
            <td className={`${words['number']} ${styles['apart']}`}>{count(one.count)}</td>
            <td className={`${words['number']} ${styles['apart']}`}>{amount(one.taken)}</td>
            <td className={`${words['number']} ${styles['apart']}`}>{amount(one.returned)}</td>
            <td className={words['number']}>{amount(one.net)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles['total']}>
          <th scope="row" colSpan={2}>
            {say('shift.total', { currency: shift.net.currency })}
          </th>
          <td colSpan={3} className={styles['apart']} />
          <td className={words['number']}>{amount(shift.net)}</td>
        </tr>
      </tfoot>
    </Table>
  )
}

function Differences({ shift }: { shift: Shift }) {
  const { say, money } = useTexts()
  const cashOff = (shift.drawers ?? []).filter(({ counted, expected }) => counted !== expected)
  const off = cashOff.reduce((sum, { counted, expected }) => sum + counted - expected, 0)
  if (shift.differences.length === 0 && cashOff.length > 0)
    return (
      <CallOut
        mark="needsPerson"
        title={say('shift.cashOff', { amount: money({ ...shift.net, minor: off }) })}
        announced
      >
        <ul>
          {cashOff.map(({ id, owner, countedBy, reason }) => (
            <li key={id}>{[owner ?? say('cash.shared'), countedBy, reason].filter(Boolean).join(' · ')}</li>
          ))}
        </ul>
      </CallOut>
    )
  if (shift.differences.length === 0)
    return (
      <CallOut mark="done" title={say('shift.agree')} announced>
        {money(shift.net)}
      </CallOut>
    )
  return (
    <CallOut mark="needsPerson" title={say('shift.differ', { n: shift.differences.length })} announced>
      <ul>
        {shift.differences.map(({ reference, number, amount, ours, theirs }) => (
          <li key={number}>
            {reference} · {money(amount)} · {say(`money.state.${ours}`)} / {say(`shift.theirs.${theirs}`)}
          </li>
        ))}
      </ul>
    </CallOut>
  )
}

interface CloseDialogProps {
  busy: boolean
  onConfirm: (note: string) => void
  onClose: () => void
}

function CloseDialog({ busy, onConfirm, onClose }: CloseDialogProps) {
  const { say } = useTexts()
  const [note, setNote] = useState('')
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={busy}>
        {say('shift.close')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('shift.close.sure')} onClose={onClose} onSubmit={() => onConfirm(note.trim())} foot={foot}>
      <p className={words['soft']}>{say('shift.close.text')}</p>
      <AreaField
        label={say('shift.note')}
        maxLength={500}
        rows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}
