import type { CallParty } from '@foyer/contract/messages/video-call.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

const insertSignal = statement<
  { call_id: string },
  [hotelId: number, callId: string, toward: CallParty, frame: string]
>(`
  insert into video_signals (hotel_id, call_id, toward, frame)
  select $1::int, id, $3::text, $4::text from video_calls where id = $2::uuid and state = 'answered' returning call_id`)

/** Returns false if the call isn't answered or is over. */
export async function saveSignal(
  tx: HotelTransaction,
  { hotelId, callId }: { readonly hotelId: number; readonly callId: string },
  toward: CallParty,
  frame: string,
): Promise<boolean> {
  return (await insertSignal(tx, hotelId, callId, toward, frame)).length > 0
}

const deleteSignals = statement<{ position: string; frame: string }, [callId: string, toward: CallParty]>(`
  delete from video_signals where call_id = $1::uuid and toward = $2::text returning position, frame`)

/** Returns signals in order and deletes them. */
export async function consumeSignals(tx: HotelTransaction, callId: string, toward: CallParty): Promise<string[]> {
  const taken = await deleteSignals(tx, callId, toward)
  return taken.toSorted((a, b) => Number(a.position) - Number(b.position)).map(({ frame }) => frame)
}
