import type { FastifyReply } from 'fastify'
import { type SealedVisit, type VisitSeal, visitCookieName } from './visit-cookie.ts'

/** Gives a browser its visit. */
export type SetVisitCookie = (
  reply: FastifyReply,
  at: { readonly hotelId: number; readonly appKey: string },
  visit: SealedVisit,
  /** If absent, the cookie lasts as long as the browser is open. */
  until?: Date,
) => void

export function createVisitCookieSetter(seal: VisitSeal, secureCookies: boolean): SetVisitCookie {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies } as const
  return (reply, { hotelId, appKey }, visit, until) => {
    const kept = { ...cookie, ...(until && { expires: until }) }
    reply.setCookie(visitCookieName(hotelId, appKey), seal.seal(hotelId, appKey, visit), kept)
  }
}
