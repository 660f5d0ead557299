import { type Factor, listFactors, removeFactor, renewRecoveryCodes } from '@foyer/contract/staff/second-factor.ts'
import type { FactorKind } from '@foyer/domain/staff/second-factor.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { AddFactor } from './add-factor.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { FactorList } from './factor-list.tsx'
import { ProveFactor } from './prove-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

/** What the person wants to change, which a current factor has to confirm first. */
type Change = { readonly does: 'add' | 'renew' } | { readonly does: 'remove'; readonly factor: Factor }

type Step =
  | { readonly at: 'confirm'; readonly change: Change }
  | { readonly at: 'add' }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** The person's own factors, on the account page. */
export function FactorsSection() {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const load = useLoad(listFactors)
  const remove = useCall(removeFactor)
  const renew = useCall(renewRecoveryCodes)
  const [step, setStep] = useState<Step>()
  const finish = () => {
    setStep(undefined)
    void load.refetch()
  }

  const actions = {
    add: () => setStep({ at: 'add' }),
    renew: () =>
      renew.mutate(
        {},
        {
          onSuccess: (reply) => {
            if (reply.outcome === 'renewed') setStep({ at: 'codes', codes: reply.recoveryCodes })
            else finish()
          },
          onError: complain,
        },
      ),
    remove: ({ id, name }: Factor) =>
      remove.mutate(
        { params: { id } },
        {
          onSuccess: ({ outcome }) => {
            if (outcome === 'removed') toast('done', say('factor.removed', { name }))
          },
          onError: complain,
          onSettled: finish,
        },
      ),
  }
  const carryOut = (change: Change) =>
    change.does === 'remove' ? actions.remove(change.factor) : actions[change.does]()

  const cancel = (
    <Button look="quiet" onClick={finish}>
      {say('do.cancel')}
    </Button>
  )

  function content() {
    if (!load.data) return <NotLoaded of={load} />
    const { factors } = load.data
    if (step?.at === 'confirm') {
      const { change } = step
      const kinds = [...new Set(factors.map(({ kind }): FactorKind => kind))]
      if (kinds.length === 0) return <ConfirmPassword onConfirmed={() => carryOut(change)} out={cancel} />
      return (
        <ProveFactor level={2} factors={kinds} onProved={() => carryOut(change)} out={cancel}>
          {change.does === 'remove' && (
            <p className={styles['text']}>{say('factor.remove.text', { name: change.factor.name })}</p>
          )}
          {change.does === 'renew' && <p className={styles['text']}>{say('factor.codes.renewText')}</p>}
        </ProveFactor>
      )
    }
    if (step?.at === 'add') {
      return (
        <AddFactor
          level={2}
          title={say('factor.choose')}
          onAdded={({ name, recoveryCodes }) => {
            toast('done', say('factor.added', { name }))
            if (recoveryCodes) setStep({ at: 'codes', codes: recoveryCodes })
            else finish()
          }}
          out={cancel}
        />
      )
    }
    if (step?.at === 'codes') return <RecoveryCodes level={2} codes={step.codes} onDone={finish} />
    const confirm = (change: Change) => setStep({ at: 'confirm', change })
    return (
      <FactorList
        {...load.data}
        onAdd={() => confirm({ does: 'add' })}
        onRenew={() => confirm({ does: 'renew' })}
        onRemove={(factor) => confirm({ does: 'remove', factor })}
      />
    )
  }
  return <section className={styles['section']}>{content()}</section>
}
