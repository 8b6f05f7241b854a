import { hash, verify } from '@node-rs/argon2'
import type { Ctx } from '../../../../platform/context.ts'

/** argon2id with OWASP's parameters: 19 MiB (less in tests), two passes, one lane. */
export function hashPassword({ services }: Ctx, password: string): Promise<string> {
  return hash(password, { memoryCost: services.config.passwordMemory, timeCost: 2, parallelism: 1 })
}

let decoy: Promise<string> | undefined

/** Takes as long without a stored hash as for a wrong password, so that timing reveals nothing. */
export async function passwordMatches(ctx: Ctx, stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(ctx, 'decoy')
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== undefined && matches
}
