import { useState } from 'react'
import { LegalModal } from '../../frame/legal-modal.tsx'
import type { LegalText } from '../../frame/legal-panel.tsx'
import { Button } from '../../parts/button.tsx'
import { CheckField } from '../../parts/check-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { ReadingLink } from '../../parts/reading-link.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { YesNoField } from '../../parts/yes-no-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './consent-list.module.css'
import type { Consents } from './use-consents.ts'

interface ConsentListProps {
  readonly consents: Consents
  readonly issues: { missesCheck: (name: string) => boolean; missesTerms: boolean }
}

/** Mandatory checks come first; optional ones come last and are marked as such. */
export function ConsentList({ consents, issues }: ConsentListProps) {
  const { label, language } = useSite()
  const [open, setOpen] = useState<LegalText>()
  const text = label.on('signature')

  function tickOf(field: Consents['checks'][number]) {
    const { name, type, mandatory } = field
    const words = field.label[language] ?? label(`field.${name}`)
    const shared = {
      name,
      onChange: (value: boolean) => consents.tick(name, value),
      required: mandatory,
      issue: issues.missesCheck(name) ? text('missing_privacy_checks_error') : undefined,
    }
    const value = consents.values[name]
    if (type === 'yesno') {
      const answer = typeof value === 'boolean' ? value : undefined
      return (
        <YesNoField
          key={name}
          {...shared}
          label={words}
          value={answer}
          yes={label('field.yes')}
          no={label('field.no')}
        />
      )
    }
    const beside = mandatory ? words : text('optional', { words })
    return <CheckField key={name} {...shared} label={beside} value={value === true} />
  }

  return (
    <div className={css['consents']}>
      {consents.checks.filter(({ mandatory }) => mandatory).map(tickOf)}
      {!consents.isKnown && <Skeleton lines={['long']} />}
      {consents.hasTerms && (
        <CheckField
          name="tosCheckbox"
          label={text('acceptTerms')}
          value={consents.acceptsTerms}
          onChange={consents.acceptTerms}
          required
          issue={issues.missesTerms ? text('missing_terms_checks_error') : undefined}
        />
      )}
      {consents.checks.filter(({ mandatory }) => !mandatory).map(tickOf)}
      <p className={css['links']}>
        <ReadingLink onPress={() => setOpen('terms')}>{label('legal.terms')}</ReadingLink>
        <ReadingLink onPress={() => setOpen('privacy')}>{label('legal.privacy')}</ReadingLink>
      </p>
      {consents.haveChanged && (
        <Notice
          kind="warning"
          announced
          action={<Button onPress={() => location.reload()}>{text('readAgain')}</Button>}
        >
          {label('problem.textsChanged.text')}
        </Notice>
      )}
      <LegalModal open={open} onClose={() => setOpen(undefined)} />
    </div>
  )
}
