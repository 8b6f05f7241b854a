import type { Ctx } from '../../../platform/context.ts'
import { counterOfMachine } from '../../../platform/rate-limit.ts'
import { refusal } from '../../../platform/refusal.ts'
import { countTry } from '../../../platform/tries.ts'
import { onPlatform } from '../../ground/directory/index.ts'
import {
  accountOfMember,
  type Browser,
  checkPassword,
  finishSignIn,
  hasSecondStep,
  noteProof,
  signedInUser,
  tryStep,
} from '../identity/index.ts'
import { spendAppCode } from './authenticator.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

/** Three codes are valid at a time: an attacker with the password who guesses all year has a chance of one in thirty. */
const codesOfAccount = { most: 30, seconds: 24 * 3600 }
const codesOfMachine = { most: 100, seconds: 300 }

/**
 * Finishes a sign-in by its second step.
 * @throws Refusal `login.stepOver`, `security.code`, `request.tooMany`
 */
export async function giveSecondStep(ctx: Ctx, code: string, browser: Browser) {
  const waiting = await tryStep(ctx, browser.stepToken)
  if (!waiting) throw refusal('login.stepOver')
  await checkCode(ctx, waiting.accountId, code, waiting.triedBy)
  const done = await finishSignIn(ctx, browser)
  if (!done) throw refusal('login.stepOver')
  return done
}

/** @param triedBy key of the counter, separate for each known browser and session so that strangers cannot use it up */
async function checkCode(ctx: Ctx, account: string, code: string, triedBy: string): Promise<void> {
  const counted = await countTry(ctx.db, [
    ...counterOfMachine(ctx, (machine) => `second-step:${machine}`, codesOfMachine),
    { key: `second-step:${triedBy}`, ...codesOfAccount },
  ])
  if (counted.outcome === 'refused') throw refusal('request.tooMany', { field: 'code', seconds: counted.seconds })
  const plain = code.replaceAll(' ', '')
  const isRight = await onPlatform(ctx, (ctx) =>
    /^\d{6}$/.test(plain) ? spendAppCode(ctx, account, plain) : spendRecoveryCode(ctx, account, plain),
  )
  if (!isRight) throw refusal('security.code', { field: 'code' })
  await counted.takeBack()
}

/**
 * Proves the session's user again: by the second step if the account has one, else by the password.
 * @throws Refusal `security.code`, `password.wrong`, `request.tooMany`
 */
export async function prove(ctx: Ctx, { password = '', code }: { password?: string; code?: string }): Promise<void> {
  const { id } = signedInUser(ctx)
  const account = await accountOfMember(ctx, id)
  if (account !== undefined && (await hasSecondStep(ctx, { id, accountId: account, passwordHash: null }))) {
    if (code === undefined) throw refusal('security.code', { field: 'code' })
    await checkCode(ctx, account, code, `session:${id}`)
  } else await checkPassword(ctx, password, 'password')
  await noteProof(ctx, 'password')
}
