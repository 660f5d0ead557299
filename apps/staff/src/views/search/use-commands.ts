import { useMemo } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { type StayCommand, stayCommands } from './stay-commands.ts'

/** Commands that this role may use. */
export function useCommands(): readonly StayCommand[] {
  const { mayDo } = useSession()
  return useMemo(() => stayCommands.filter(({ may }) => mayDo(may)), [mayDo])
}
