import { letterIn, writeMail } from '../../../src/server/modules/ground/mail/index.ts'
import type { Ctx } from '../../../src/server/platform/context.ts'
import { type Sample, said } from '../enumerations/mail-samples.ts'

/** A sample as a shop of this language and name sends it. */
export function mailIn(ctx: Ctx, locale: string, [, write]: Sample, name = said.site) {
  const site = { ...ctx.site, name, settings: { ...ctx.site.settings, locale } }
  return writeMail(
    site,
    letterIn(site, () => write({ ...ctx, site })),
  )
}
