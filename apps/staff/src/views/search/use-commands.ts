import { useMemo } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { type StayCommand, stayCommands } from './stay-commands.ts'

/** Commands that this role may use at this hotel. */
export function useCommands(): readonly StayCommand[] {
  const { mayDo, hotel } = useSession()
  return useMemo(
    () => stayCommands.filter(({ may, isOwn }) => mayDo(may) && !(isOwn && hotel.hasSystem)),
    [mayDo, hotel.hasSystem],
  )
}
