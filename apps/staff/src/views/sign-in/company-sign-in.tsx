import type { SingleSignOnFacts } from '@foyer/contract/staff/page.ts'
import { SIGN_ON_END_PATH, type SignOnProblem } from '@foyer/contract/staff/single-sign-on.ts'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './form.module.css'
import { useCompanySignIn } from './use-company-sign-in.ts'

interface CompanySignInProps {
  facts: SingleSignOnFacts
  /** Whether the password form follows. */
  hasForm: boolean
  /** The person has just signed out of Foyer, but not of the company account. */
  isSignedOut: boolean
}

/** The button for company accounts, and why the last attempt did not work. */
export function CompanySignIn({ facts, hasForm, isSignedOut }: CompanySignInProps) {
  const { say } = useTexts()
  const textOf = useProblemText()
  const { isBusy, problem, error, begin } = useCompanySignIn()
  return (
    <>
      {problem && <CompanyProblem problem={problem} contact={facts.contact} />}
      {error && (
        <CallOut announced mark="failed" title={say('problem.title')}>
          {textOf(error)}
        </CallOut>
      )}
      <Button look="primary" big busy={isBusy} onClick={begin}>
        {facts.label ?? say('signIn.company.go')}
      </Button>
      {isSignedOut && (
        <p>
          <a className={words['link']} href={SIGN_ON_END_PATH}>
            {say('signIn.company.end')}
          </a>
        </p>
      )}
      {hasForm && <p className={styles['or']}>{say('signIn.company.or')}</p>}
    </>
  )
}

function CompanyProblem({ problem, contact }: { problem: SignOnProblem; contact: string | undefined }) {
  const { say } = useTexts()
  return (
    <CallOut announced mark="needsPerson" title={say('signIn.company.title')}>
      {say(`signIn.company.${problem}`)}
      {contact && ` ${say('signIn.company.contact', { contact })}`}
    </CallOut>
  )
}
