import { eq } from 'drizzle-orm'
import { addressOf } from '../../../../shared/content/kinds/index.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx, Site } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { pageAddress, siteSpoken } from '../../../platform/site-in-language.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { greeting, type Letter, letterIn, postMail } from '../../ground/mail/index.ts'
import { users } from '../../people/identity/index.ts'
import { products } from '../products/index.ts'
import { productQuestions as questions } from './questions.tables.ts'

const mailJob = 'questions.answered'

type MailData = JobData & { id: string }

export function mailAnswerLater(ctx: Ctx, id: string): Promise<void> {
  return ctx.services.jobs.send<MailData>(ctx.db, mailJob, { siteId: ctx.site.id, id })
}

export const questionJobs: Job[] = [
  job<MailData>(mailJob, async (ctx, { id }) => {
    const [found] = await ctx.db
      .select({
        question: questions.question,
        answer: questions.answer,
        language: questions.language,
        firstName: users.firstName,
        email: users.email,
        product: { name: products.name, path: products.path },
      })
      .from(questions)
      .innerJoin(users, onSite(questions, users, eq(users.id, questions.userId)))
      .innerJoin(products, onSite(questions, products, eq(products.id, questions.productId)))
      .where(inSite(ctx, questions, eq(questions.id, id)))
    if (!found?.answer) return
    const { answer } = found
    const site = siteSpoken(ctx.site, found.language)
    const letter = letterIn(site, () => answerMail(site, { ...found, answer }))
    await postMail(ctx, `question:${id}:answered`, found.email, letter)
  }),
]

type Answered = {
  question: string
  answer: string
  firstName: string
  product: { name: string; path: string }
}

export function answerMail(site: Site, { question, answer, firstName, product }: Answered): Letter {
  return {
    subject: t('Your question about {name} is answered · {site}', { name: product.name, site: site.name }),
    blocks: [
      greeting(firstName),
      t('you asked about {name}, and this is our answer:', { name: product.name }),
      { lines: [question] },
      answer,
    ],
    button: { text: t('To the product'), href: pageAddress(site, addressOf('product', product.path)) },
  }
}
