import { useSession } from '../../visit/session-context.tsx'
import { LogoutQuestion } from './logout-question.tsx'
import { SignupForm } from './signup-form.tsx'

/** One address, two states: a signed-in guest comes here to sign out. */
export function SignupScreen() {
  const { session } = useSession()
  return session ? <LogoutQuestion name={session.user.name} /> : <SignupForm />
}
