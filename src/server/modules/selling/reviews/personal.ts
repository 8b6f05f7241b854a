import { reportWords } from '../../../../shared/content/report-words.ts'
import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { forgetReviews } from './forget-reviews.ts'
import { reviewReportsOf, reviewVotesOf } from './opinions.ts'
import { reviewsOf } from './save-review.ts'

export const personal: Personal = {
  columns: {
    moderated_reviews: { user_id: { uncopied: 'a mark that staff have decided about the review' } },
    review_pictures: { user_id: { as: 'reviews' } },
    review_reports: { user_id: { as: 'reports' } },
    review_votes: { user_id: { as: 'helpfulReviews' } },
    reviews: { user_id: { as: 'reviews' } },
  },
  async copy(ctx, { id }) {
    const { origin, settings } = ctx.site
    const zone = settings.timeZone
    const [reviews, reported, helpful] = await Promise.all([
      reviewsOf(ctx, id),
      reviewReportsOf(ctx, id),
      reviewVotesOf(ctx, id),
    ])
    const reports = reported.map((report) => ({ of: 'review', ...report }))
    return {
      data: { reviews, reports, helpfulReviews: helpful },
      page: () => ({
        tables: [
          {
            title: t('Reviews'),
            head: [t('Stars'), t('Title'), t('Text'), t('Pictures'), t('Written')],
            rows: reviews.map(({ stars, title, text, pictures, created }) => [
              ...[stars, title, text, pictures.map(({ url }) => `${origin}${url}`).join(', ')],
              longTime(created, zone),
            ]),
          },
          {
            title: t('Comments and reviews that you reported'),
            head: [t('What'), t('Reason'), t('Reported')],
            rows: reports.map(({ reason, created }) => [
              t('Product review'),
              t(reportWords[reason]),
              longTime(created, zone),
            ]),
          },
          {
            title: t('Reviews that you found helpful'),
            head: [t('Stars'), t('Title')],
            rows: helpful.map(({ stars, title }) => [stars, title]),
          },
        ],
      }),
    }
  },
  forget: (ctx, { id }) => forgetReviews(ctx, id),
}
