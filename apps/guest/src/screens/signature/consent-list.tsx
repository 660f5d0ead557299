import { useState } from 'react'
import { LegalModal, type LegalText } from '../../frame/legal-modal.tsx'
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

export function ConsentList({ consents, issues }: ConsentListProps) {
  const { label, language } = useSite()
  const [open, setOpen] = useState<LegalText>()
  const text = label.on('signature')
  return (
    <div className={css['consents']}>
      {consents.checks.map((field) => {
        const shared = {
          name: field.name,
          label: field.label[language] ?? label(`field.${field.name}`),
          onChange: (value: boolean) => consents.tick(field.name, value),
          required: field.mandatory,
          issue: issues.missesCheck(field.name) ? text('missing_privacy_checks_error') : undefined,
        }
        const value = consents.values[field.name]
        return field.type === 'yesno' ? (
          <YesNoField
            key={field.name}
            {...shared}
            value={typeof value === 'boolean' ? value : undefined}
            yes={label('field.yes')}
            no={label('field.no')}
          />
        ) : (
          <CheckField key={field.name} {...shared} value={value === true} />
        )
      })}
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
