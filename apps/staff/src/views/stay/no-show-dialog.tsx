import { type NoShowPreview, readNoShow } from '@foyer/contract/staff/no-show.ts'
import { type NoShowDecision, noShowDecisions } from '@foyer/domain/config/no-show.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import styles from './choices.module.css'
import type { DialogProps } from './stay-dialogs.tsx'

interface OfStay {
  readonly reference: string
}

type Props = DialogProps<'isMarking' | 'markNoShow'>

/** Asks what guests who did not come pay, and why if that is not what the hotel's rule says. */
export function NoShowDialog({ reference, ...rest }: Props & OfStay) {
  const { say } = useTexts()
  const load = useLoad(readNoShow, { params: { reference } }, { again: true })
  if (load.data) return <LoadedNoShowDialog preview={load.data} {...rest} />
  return (
    <Dialog title={say('stay.noShow.sure', { name: rest.name })} onClose={rest.onClose} onSubmit={() => {}} foot={null}>
      {load.error ? <LoadProblem problem={load.error} onAgain={() => void load.refetch()} /> : <Loading rows={3} />}
    </Dialog>
  )
}

function LoadedNoShowDialog({
  name,
  preview: { rule, paid, totals },
  acts,
  onClose,
}: Props & { readonly preview: NoShowPreview }) {
  const { say, money } = useTexts()
  const offered = noShowDecisions.filter((one) => one === rule || !isSame(totals, one, rule))
  const [charge, setCharge] = useState<NoShowDecision>(rule)
  const [typed, setTyped] = useState('')
  const total = totals[charge]
  const isByRule = charge === rule
  const reason = typed.trim()
  const isReady = isByRule || reason !== ''
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={acts.isMarking} disabled={!isReady}>
        {say('stay.noShow')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={say('stay.noShow.sure', { name })}
      onClose={onClose}
      onSubmit={() => isReady && !acts.isMarking && acts.markNoShow({ charge, ...(reason && { reason }) }, onClose)}
      foot={foot}
    >
      <p className={words['soft']}>{say('stay.noShow.does')}</p>
      {offered.length > 1 && (
        <fieldset className={styles['choices']}>
          <legend>{say('stay.noShow.charge')}</legend>
          {offered.map((one) => (
            <label key={one} className={styles['choice']}>
              <input
                type="radio"
                name="noShowCharge"
                value={one}
                checked={one === charge}
                onChange={() => setCharge(one)}
              />
              <span>
                {say(`stay.noShow.charge.${one}`)}{' '}
                <span className={words['note']}>
                  {one === rule ? say('stay.noShow.rule', { amount: money(totals[one]) }) : money(totals[one])}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p role="status">
        {say(chooseOutcome(total.minor, paid.minor), {
          fee: money(total),
          refund: money({ ...paid, minor: paid.minor - total.minor }),
          owed: money({ ...paid, minor: total.minor - paid.minor }),
        })}
      </p>
      <TextField
        label={say('stay.reveal.reason')}
        placeholder={say('stay.noShow.hint')}
        hint={isByRule ? undefined : say('stay.noShow.reason.differs')}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  )
}

/** Two decisions that cost the same, such as for one night, are offered once. */
const isSame = (totals: NoShowPreview['totals'], one: NoShowDecision, other: NoShowDecision) =>
  totals[one].minor === totals[other].minor

function chooseOutcome(total: number, paid: number): WordingKey {
  if (total > paid) return 'stay.cancel.outcome.owed'
  return paid > 0 ? 'stay.noShow.outcome.paid' : 'stay.cancel.outcome.free'
}
