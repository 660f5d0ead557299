import { Button } from '../../parts/button.tsx'
import { CheckField } from '../../parts/check-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './summary.module.css'
import type { SummaryState } from './use-summary.ts'

interface TermsFieldProps {
  readonly terms: NonNullable<SummaryState['terms']>
  readonly onRead: () => void
}

/** The hotel's terms: accepted with a checkbox, read on demand. */
export function TermsField({ terms, onRead }: TermsFieldProps) {
  const text = useSite().label.on('check-in-summary')
  return (
    <div className={css['terms']}>
      <CheckField
        label={text('terms')}
        value={terms.accepted}
        onChange={terms.accept}
        issue={terms.missing ? text('termsMissing') : undefined}
      />
      <Button kind="quiet" size="small" onPress={onRead}>
        {text('readTerms')}
      </Button>
      {terms.haveChanged && (
        <Notice
          kind="warning"
          announced
          action={<Button onPress={() => location.reload()}>{text('readTermsAgain')}</Button>}
        >
          {text('termsChanged')}
        </Notice>
      )}
    </div>
  )
}
