import { it } from 'vitest'
import { expectRoundTrip } from './testing/round-trip.ts'
import { videoConfig } from './video.ts'

it('API-31.a video-chat-config sends hotel_id, is_pok and action, and reads apiKey, sessionId and token', () => {
  expectRoundTrip(
    videoConfig.body,
    { hotelId: 1, isPok: true, action: 'call' },
    { hotel_id: 1, is_pok: true, action: 'call' },
  )
  const reply = { apiKey: 'k', sessionId: 's', token: 't' }
  expectRoundTrip(videoConfig.reply, reply, reply)
})
