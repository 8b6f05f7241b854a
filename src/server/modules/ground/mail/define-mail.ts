import { randomUUID } from 'node:crypto'
import { type Ctx, type Site, transaction } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { asked, siteSpoken } from '../../../platform/site-in-language.ts'
import { type Counter, countTry } from '../../../platform/tries.ts'
import { onPlatform } from '../directory/index.ts'
import type { Letter } from './letter.ts'
import { letterIn } from './letter-in.ts'
import { holdMailbox, sendStored, storeMail } from './mail.ts'
import type { MailLanguage, StatedMail } from './stated-mail.ts'

/**
 * Recipient of a mail. `about` reads its content in a context whose site is in the reader's language; undefined sends nothing.
 */
export type Recipient<About> = {
  email: string
  /** Language tag, if the mail's language is `kept` or `other site`. */
  language?: string | null | undefined
  /** The reader's account, if they own or serve a site. */
  accountId?: string | null
  /** The user who had this email until now: the mail is deleted with them. */
  userId?: string | undefined
  about: (ctx: Ctx) => About | undefined | Promise<About | undefined>
}

type Definition<Data, About> = Omit<StatedMail, 'job'> & {
  /**
   * A queue shared with other mails, and the values that identify this mail's jobs. A job without them sends all mails of the
   * queue.
   */
  shares?: { queue: string; as?: Record<string, string | null> }
  /**
   * For mails with a sign-in secret: kept in the platform's mailbox if the reader has an account. Otherwise, without a mail
   * server, staff could read them in their site's mailbox and sign in as its owner.
   */
  isPrivate?: true
  /** Mails beyond the limit are dropped without a refusal. */
  limit?: (ctx: Ctx, data: Data) => Counter
  /** Its key in the mailbox, which makes the job idempotent. */
  key: (data: Data & { once: string }) => string
  recipient: (ctx: Ctx, data: Data) => Promise<Recipient<About> | undefined>
  letter: (ctx: Ctx, about: About) => Letter
  /** `kept`: only in the mailbox, without a mail server. After `failed` the job retries. */
  posted?: (ctx: Ctx, data: Data, outcome: 'sent' | 'kept' | 'failed') => Promise<void>
}

export type Mail<Data, About> = StatedMail & {
  /** Queues the job in the caller's transaction. */
  later: (ctx: Ctx, data: Data, options?: { after?: Date; key?: string }) => Promise<void>
  letter: (ctx: Ctx, about: About) => Letter
}

/** Defines a mail and the job that sends it; its module lists it in `module.ts`. */
export function defineMail<Data extends object, About>(definition: Definition<Data, About>): Mail<Data, About> {
  const { name, shares, language, limit } = definition
  const { queue, as = {} } = shares ?? { queue: name }
  return {
    ...definition,
    job: {
      queue,
      sends(data) {
        const said: Record<string, unknown> = { ...as, ...data }
        return Object.entries(as).every(([field, value]) => said[field] === value)
      },
      post: (ctx, data) => post(ctx, definition, data as JobData & Data & { once: string }),
    },
    async later(ctx, data, options) {
      if (limit && (await countTry(ctx.db, [limit(ctx, data)])).outcome === 'refused') return
      const reader = language === 'page' ? asked(ctx) : { siteId: ctx.site.id }
      await ctx.services.jobs.send(ctx.db, queue, { ...reader, once: randomUUID(), ...data, ...as }, options)
    },
  }
}

async function post<Data, About>(
  ctx: Ctx,
  definition: Definition<Data, About>,
  data: Data & { once: string },
): Promise<void> {
  const { posted } = definition
  const written = await write(ctx, definition, data)
  if (!written) return
  try {
    const isSent = await written.place(ctx, (ctx) => sendStored(ctx, written.stored))
    await posted?.(ctx, data, isSent ? 'sent' : 'kept')
  } catch (error) {
    await posted?.(ctx, data, 'failed')
    throw error
  }
}

/** Reads what the mail is about and stores it, in one transaction that no deletion comes between. */
function write<Data, About>(
  ctx: Ctx,
  { language, isPrivate, key, recipient, letter }: Definition<Data, About>,
  data: Data & { once: string },
) {
  return transaction(ctx, async (ctx) => {
    await holdMailbox(ctx)
    const found = await recipient(ctx, data)
    if (!found) return undefined
    const reader = { ...ctx, site: readBy(ctx.site, language, found.language) }
    const about = await found.about(reader)
    if (about === undefined) return undefined
    const place = isPrivate && found.accountId ? onPlatform : inPlace
    const spoken = letterIn(reader.site, () => letter(reader, about))
    const { locale } = reader.site.settings
    // The sender's foot is in the reader's language too.
    const stored = await place(ctx, (ctx) =>
      storeMail({ ...ctx, site: siteSpoken(ctx.site, locale) }, key(data), found.email, spoken, found.userId),
    )
    return { place, stored }
  })
}

const inPlace = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> => work(ctx)

/**
 * The site in the mail's language. `kept` is a tag such as `hi-IN`. A job queued from a page has that page's language already.
 */
function readBy(site: Site, language: MailLanguage, kept: string | null | undefined): Site {
  if (language === 'page') return site
  // The sending site need not support that language.
  if (language === 'other site')
    return { ...site, settings: { ...site.settings, locale: kept ?? site.settings.locale } }
  return siteSpoken(site, kept)
}
