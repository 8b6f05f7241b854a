import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { recoveryCodes as codes } from './security.tables.ts'
import { base32 } from './totp.ts'

const codesOfAccount = 10

/** 80 random bits, so a plain hash is enough: `abcd-efgh-ijkl-mnop`. */
function newCode(): string {
  return base32(randomBytes(10))
    .toLowerCase()
    .replace(/(.{4})(?!$)/g, '$1-')
}

/** Hash of a code as typed: with or without hyphens, in any case, with 0 and 1 for o and l. */
function hashOf(accountId: string, code: string): Buffer {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
  return createHash('sha256').update(`recovery code:${accountId}:${plain}`).digest()
}

/** Replaces the account's codes by ten new ones. Call on the platform's site. */
export async function makeRecoveryCodes(ctx: Ctx, accountId: string): Promise<string[]> {
  const made = Array.from({ length: codesOfAccount }, newCode)
  await forgetRecoveryCodes(ctx, accountId)
  await ctx.db.insert(codes).values(made.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })))
  return made
}

/** @returns false for an unknown or used code */
export async function spendRecoveryCode(ctx: Ctx, accountId: string, code: string): Promise<boolean> {
  const used = await ctx.db
    .delete(codes)
    .where(inSite(ctx, codes, eq(codes.accountId, accountId), eq(codes.codeHash, hashOf(accountId, code))))
    .returning({ codeHash: codes.codeHash })
  return used.length > 0
}

export async function forgetRecoveryCodes(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db.delete(codes).where(inSite(ctx, codes, eq(codes.accountId, accountId)))
}

export function countRecoveryCodes(ctx: Ctx, accountId: string): Promise<number> {
  return ctx.db.$count(codes, inSite(ctx, codes, eq(codes.accountId, accountId)))
}
