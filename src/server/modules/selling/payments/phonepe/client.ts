import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import type { Account } from '../provider.ts'

const mostBytes = 1024 * 1024

export type Answer<T> =
  | { outcome: 'answered'; answer: T }
  | { outcome: 'refused'; status: number; description: string }
  | { outcome: 'unavailable' }

/** Where an account's calls go: to PhonePe, or to its sandbox. */
export function basesOf({ services: { config } }: Ctx, { mode }: Account): { identity: string; payments: string } {
  const { phonepeUrl, phonepeTestUrl } = config
  if (mode === 'test') return { identity: phonepeTestUrl, payments: phonepeTestUrl }
  return { identity: `${phonepeUrl}/identity-manager`, payments: `${phonepeUrl}/pg` }
}

const fault = z
  .object({ code: z.string().max(100), message: z.string().max(1_000) })
  .partial()
  .catch({})

/** Sends a request to PhonePe, and checks its answer's shape. Never logs the request, which holds secrets. */
export async function sendToPhonepe<T>(
  ctx: Ctx,
  schema: z.ZodType<T>,
  url: string,
  init: RequestInit,
): Promise<Answer<T>> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' })
    const body = await readJson(response)
    const { ok, status } = response
    if (!ok) {
      const { code, message: description = '' } = fault.parse(body)
      ctx.log.warn({ status, code }, 'PhonePe did not do as asked')
      return status < 500 && status !== 429 ? { outcome: 'refused', status, description } : { outcome: 'unavailable' }
    }
    const read = schema.safeParse(body)
    if (read.success) return { outcome: 'answered', answer: read.data }
    ctx.log.error({ paths: read.error.issues.map(({ path }) => path.join('.')) }, 'PhonePe answered in another shape')
  } catch (error) {
    ctx.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'PhonePe did not answer')
  }
  return { outcome: 'unavailable' }
}

/** @returns undefined for a body that is no JSON, or is too large */
async function readJson({ body }: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > mostBytes) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    return undefined
  }
}
