import fastifyMultipart from '@fastify/multipart'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Two pictures, or a picture and a short film, and nothing else. */
const limits = { files: 2, fileSize: 5 * 1024 * 1024, fields: 0, parts: 2, headerPairs: 20, fieldNameSize: 100 }

/** Accepts forms with files. They stay in memory for the duration of the request. */
export async function registerFormParser(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, { limits })
}

/**
 * Before a call is answered: the parts of a form as files by name. A form is rejected where the
 * call doesn't take one.
 */
export async function readForm({ bodyAs }: AnyCall, request: FastifyRequest): Promise<void> {
  if (request.isMultipart() !== (bodyAs === 'form')) throw new Problem('notJson')
  if (bodyAs === 'form') request.body = await readFiles(request)
}

async function readFiles(request: FastifyRequest): Promise<Record<string, File>> {
  const files: Record<string, File> = {}
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer()
      files[part.fieldname] = new File([new Uint8Array(bytes)], 'file', { type: part.mimetype })
    }
  } catch (cause) {
    throw isTooLarge(cause)
      ? new Problem('bodyTooLarge', undefined, { cause })
      : new Problem('unreadableBody', 'the form was not understood', { cause })
  }
  return files
}

function isTooLarge(cause: unknown): boolean {
  return cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413
}
