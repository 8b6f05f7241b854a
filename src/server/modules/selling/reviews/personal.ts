import { longTime } from '../../../../shared/times.ts'
import type { Personal } from '../../module.ts'
import { forgetReviews } from './forget-reviews.ts'
import { reviewReportsOf } from './opinions.ts'
import { reviewsOf } from './save-review.ts'

export const personal: Personal = {
  async copy(ctx, { id }) {
    const { origin, settings } = ctx.site
    const zone = settings.timeZone
    const [reviews, reported] = await Promise.all([reviewsOf(ctx, id), reviewReportsOf(ctx, id)])
    const reports = reported.map((report) => ({ of: 'review', ...report }))
    return {
      data: { reviews, reports },
      tables: [
        {
          title: 'Reviews',
          head: ['Stars', 'Title', 'Review', 'Pictures', 'Written'],
          rows: reviews.map(({ stars, title, text, pictures, created }) => [
            ...[stars, title, text, pictures.map(({ url }) => `${origin}${url}`).join(', ')],
            longTime(created, zone),
          ]),
        },
        {
          title: 'Comments and reviews that you reported',
          head: ['What', 'Reason', 'Reported'],
          rows: reports.map(({ of, reason, created }) => [of, reason, longTime(created, zone)]),
        },
      ],
    }
  },
  forget: (ctx, { id }) => forgetReviews(ctx, id),
}
