import type { CallEnd } from '@foyer/contract/messages/video-call.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

const insertSignal = statement<{ call_id: string }, [hotelId: number, callId: string, toward: CallEnd, frame: string]>(`
  insert into video_signals (hotel_id, call_id, toward, frame)
  select $1::int, id, $3::text, $4::text from video_calls where id = $2::uuid and state = 'answered' returning call_id`)

/** Returns false if the call isn't answered or is over. */
export async function keepSignal(
  tx: HotelTransaction,
  { hotelId, callId }: { readonly hotelId: number; readonly callId: string },
  toward: CallEnd,
  frame: string,
): Promise<boolean> {
  return (await insertSignal(tx, hotelId, callId, toward, frame)).length > 0
}

const takeAll = statement<{ position: string; frame: string }, [callId: string, toward: CallEnd]>(`
  delete from video_signals where call_id = $1::uuid and toward = $2::text returning position, frame`)

/** Returns signals in order and deletes them. */
export async function takeSignals(tx: HotelTransaction, callId: string, toward: CallEnd): Promise<string[]> {
  const taken = await takeAll(tx, callId, toward)
  return taken.toSorted((a, b) => Number(a.position) - Number(b.position)).map(({ frame }) => frame)
}
