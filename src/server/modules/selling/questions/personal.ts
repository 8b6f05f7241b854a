import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { forgetQuestions, questionsOf } from './questions.ts'

export const personal: Personal = {
  columns: { product_questions: { user_id: { as: 'questions' } } },
  async copy(ctx, { id }) {
    const questions = await questionsOf(ctx, id)
    return {
      data: { questions },
      page: () => ({
        tables: [
          {
            title: t('Questions about products'),
            head: [t('Question'), t('Our answer'), t('Asked')],
            rows: questions.map(({ question, answer, created }) => [
              question,
              answer,
              longTime(created, ctx.site.settings.timeZone),
            ]),
          },
        ],
      }),
    }
  },
  forget: (ctx, { id }) => forgetQuestions(ctx, id),
}
