import { it } from 'vitest'
import { expectSame } from './testing/round-trip.ts'
import { videoConfig } from './video.ts'

it('video-chat-config names its fields', () => {
  expectSame(
    videoConfig.body,
    { hotelId: 1, isPok: true, action: 'start' },
    { hotel_id: 1, is_pok: true, action: 'start' },
  )
  const reply = { apiKey: 'k', sessionId: 's', token: 't' }
  expectSame(videoConfig.reply, reply, reply)
})
