import { createContext, use } from 'react'

/** Answers the video call with this id; undefined while this desk is in another call. */
export const AnswerCallContext = createContext<((id: string) => void) | undefined>(undefined)

export function useAnswerCall(): ((id: string) => void) | undefined {
  return use(AnswerCallContext)
}
