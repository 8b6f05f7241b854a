import { longTime } from '../../../../shared/times.ts'
import type { Personal } from '../../module.ts'
import { commentReportsOf, commentsOf, forgetComments } from './comments.ts'

export const personal: Personal = {
  async copy(ctx, { id }) {
    const zone = ctx.site.settings.timeZone
    const [comments, reported] = await Promise.all([commentsOf(ctx, id), commentReportsOf(ctx, id)])
    const reports = reported.map((report) => ({ of: 'comment', ...report }))
    return {
      data: { comments, reports },
      tables: [
        {
          title: 'Comments',
          head: ['Comment', 'Written'],
          rows: comments.map(({ comment, created }) => [comment, longTime(created, zone)]),
        },
        {
          title: 'Comments and reviews that you reported',
          head: ['What', 'Reason', 'Reported'],
          rows: reports.map(({ of, reason, created }) => [of, reason, longTime(created, zone)]),
        },
      ],
    }
  },
  forget: (ctx, { id }) => forgetComments(ctx, id),
}
