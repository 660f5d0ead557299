import { readCancellation, type StayCancellation } from '@foyer/contract/staff/cancellation.ts'
import { formatAmount, parseAmount } from '@foyer/domain/payment/parse-amount.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import styles from './choices.module.css'
import type { DialogProps } from './stay-dialogs.tsx'

interface OfStay {
  readonly reference: string
}

/** Asks why a stay is cancelled, what fee it has, and what happens to the money that was paid. */
export function CancelDialog({ reference, onClose, ...rest }: DialogProps<'isCancelling' | 'cancel'> & OfStay) {
  const { say } = useTexts()
  const load = useLoad(readCancellation, { params: { reference } }, { again: true })
  if (load.data) return <LoadedCancelDialog money={load.data} onClose={onClose} {...rest} />
  return (
    <Dialog title={say('stay.cancel.sure', { name: rest.name })} onClose={onClose} onSubmit={() => {}} foot={null}>
      {load.error ? <LoadProblem problem={load.error} onAgain={() => void load.refetch()} /> : <Loading rows={3} />}
    </Dialog>
  )
}

const choices = ['all', 'part', 'none'] as const
type Choice = (typeof choices)[number]

function LoadedCancelDialog({
  name,
  money: { paid, proposedFee, maxFee, paidElsewhere, setInHotelSystem, rule },
  acts,
  onClose,
}: DialogProps<'isCancelling' | 'cancel'> & { readonly money: StayCancellation }) {
  const { say, money, language } = useTexts()
  const [typed, setTyped] = useState('')
  const [choice, setChoice] = useState<Choice>(() => chooseByRule(proposedFee.minor, paid.minor))
  const [feeTyped, setFeeTyped] = useState(() => formatAmount(proposedFee.minor, paid.currency, language))
  const part = parseAmount(feeTyped, paid.currency)
  const isPartRight = part !== undefined && part >= 0 && part <= maxFee.minor
  const fees: Readonly<Record<Choice, number | undefined>> = {
    all: paid.minor,
    part: isPartRight ? part : undefined,
    none: 0,
  }
  const isPaid = paid.minor > 0
  const decides = !setInHotelSystem && maxFee.minor > 0
  const fee = decides ? fees[choice] : undefined
  // Without payments there is nothing to keep.
  const offered = isPaid ? choices : choices.filter((one) => one !== 'all')
  // What was paid here is refunded first.
  const refundElsewhere = fee === undefined ? 0 : Math.max(0, paidElsewhere.minor - fee)
  const reason = typed.trim()
  const isReady = reason !== '' && (!decides || fee !== undefined)
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={acts.isCancelling} disabled={!isReady}>
        {say('stay.cancel')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={say('stay.cancel.sure', { name })}
      onClose={onClose}
      onSubmit={() => isReady && !acts.isCancelling && acts.cancel(reason, fee, onClose)}
      foot={foot}
    >
      <p className={words['soft']}>{say('stay.cancel.text')}</p>
      {decides && (
        <>
          <fieldset className={styles['choices']}>
            <legend>{isPaid ? say('stay.cancel.money', { amount: money(paid) }) : say('stay.cancel.unpaid')}</legend>
            {offered.map((one) => (
              <label key={one} className={styles['choice']}>
                <input
                  type="radio"
                  name="cancelFee"
                  value={one}
                  checked={one === choice}
                  onChange={() => setChoice(one)}
                />
                <span>{say(one === 'none' && !isPaid ? 'stay.cancel.free' : `stay.cancel.keep.${one}`)}</span>
              </label>
            ))}
          </fieldset>
          {choice === 'part' && (
            <TextField
              label={say('stay.cancel.fee', { currency: paid.currency })}
              inputMode="decimal"
              value={feeTyped}
              hint={say(`stay.cancel.rule.${rule}`)}
              issue={isPartRight ? undefined : say('money.amount.most', { amount: money(maxFee) })}
              onChange={({ target }) => setFeeTyped(target.value)}
            />
          )}
          <p role="status">
            {fee !== undefined &&
              say(chooseOutcome(fee, paid.minor), {
                fee: money({ ...paid, minor: fee }),
                refund: money({ ...paid, minor: paid.minor - fee }),
                owed: money({ ...paid, minor: fee - paid.minor }),
              })}
          </p>
          {refundElsewhere > 0 && (
            <p className={words['note']}>
              {say('stay.cancel.elsewhere', { amount: money({ ...paid, minor: refundElsewhere }) })}
            </p>
          )}
          {(isPaid || fee !== 0) && <p className={words['note']}>{say('stay.cancel.mail')}</p>}
        </>
      )}
      {setInHotelSystem && <p className={words['note']}>{say('stay.cancel.system')}</p>}
      <TextField
        label={say('stay.reveal.reason')}
        placeholder={say('stay.cancel.hint')}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  )
}

function chooseByRule(fee: number, paid: number): Choice {
  if (fee === 0) return 'none'
  return fee === paid ? 'all' : 'part'
}

function chooseOutcome(fee: number, paid: number): WordingKey {
  if (fee > paid) return 'stay.cancel.outcome.owed'
  return paid > 0 ? 'stay.cancel.outcome' : 'stay.cancel.outcome.free'
}

/** Asks why a cancelled stay is valid again, and says what happens to its fee. */
export function ReinstateDialog({
  reference,
  name,
  acts,
  onClose,
}: DialogProps<'isReinstating' | 'reinstate'> & OfStay) {
  const { say, money } = useTexts()
  const { data } = useLoad(readCancellation, { params: { reference } }, { again: true })
  return (
    <ReasonDialog
      title={say('stay.reinstate.sure', { name })}
      deed={say('stay.reinstate')}
      busy={acts.isReinstating}
      reason={{ label: say('stay.reveal.reason'), hint: say('stay.reinstate.hint'), maxLength: 200 }}
      onConfirm={(reason) => acts.reinstate(reason, onClose)}
      onClose={onClose}
    >
      <p className={words['soft']}>{say('stay.reinstate.text')}</p>
      {data && data.fee.minor > 0 && <p>{say('stay.reinstate.fee', { fee: money(data.fee) })}</p>}
      {data && data.refunded.minor > 0 && <p>{say('stay.reinstate.refunded', { amount: money(data.refunded) })}</p>}
    </ReasonDialog>
  )
}
