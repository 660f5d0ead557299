import * as z from 'zod/mini'
import { call } from './call.ts'
import { renamed } from './renamed.ts'
import { usualNames } from './usual-names.ts'
import { day, text } from './values.ts'

export const generateKey = call({
  name: 'generateKey',
  method: 'POST',
  path: '/api/generate-key-provider/',
  body: renamed(
    {
      roomNumber: z.string(),
      reference: z.string(),
      startDate: day,
      endDate: day,
      operation: z.literal('checkin'),
      appId: text,
    },
    {
      ...usualNames,
      roomNumber: 'room_code',
      startDate: 'start_date',
      endDate: 'end_date',
      operation: 'operation_type',
    },
  ),
  reply: renamed({ keyCode: z.string() }, { keyCode: 'key_code' }),
})
