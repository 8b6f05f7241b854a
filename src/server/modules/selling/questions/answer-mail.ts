import { eq } from 'drizzle-orm'
import { addressOf } from '../../../../shared/content/kinds/index.ts'
import { t } from '../../../../shared/words.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'
import { users } from '../../people/identity/index.ts'
import { products, published, withSpokenNames } from '../products/index.ts'
import { productQuestions as questions } from './questions.tables.ts'

type About = {
  question: string
  answer: string
  firstName: string
  product: { name: string; path: string; published: boolean }
}

export const answerMail = defineMail<{ id: string }, About>({
  name: 'questions.answered',
  when: 'staff answer a question about a product for the first time',
  to: 'the customer who asked',
  class: 'service',
  language: 'kept',
  key: ({ id }) => `question:${id}:answered`,
  async recipient(ctx, { id }) {
    const [found] = await ctx.db
      .select({
        question: questions.question,
        answer: questions.answer,
        language: questions.language,
        firstName: users.firstName,
        email: users.email,
        product: { productId: products.id, name: products.name, path: products.path, published },
      })
      .from(questions)
      .innerJoin(users, onSite(questions, users, eq(users.id, questions.userId)))
      .innerJoin(products, onSite(questions, products, eq(products.id, questions.productId)))
      .where(inSite(ctx, questions, eq(questions.id, id)))
    if (!found?.answer) return undefined
    return {
      ...found,
      async about(ctx) {
        const [product = found.product] = await withSpokenNames(ctx, [found.product])
        return { ...found, product }
      },
    }
  },
  letter: ({ site }, { question, answer, firstName, product }) => ({
    subject: t('Your question about {name} is answered · {site}', { name: product.name, site: site.name }),
    blocks: [
      greeting(firstName),
      t('you asked about {name}, and this is our answer:', { name: product.name }),
      { lines: [question] },
      answer,
    ],
    ...(product.published && {
      button: { text: t('To the product'), href: pageAddress(site, addressOf('product', product.path)) },
    }),
  }),
})
