import { reportWords } from '../../../../shared/content/report-words.ts'
import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { commentReportsOf, commentsOf, forgetComments } from './comments.ts'

export const personal: Personal = {
  columns: { comment_reports: { user_id: { as: 'reports' } }, comments: { user_id: { as: 'comments' } } },
  async copy(ctx, { id }) {
    const zone = ctx.site.settings.timeZone
    const [comments, reported] = await Promise.all([commentsOf(ctx, id), commentReportsOf(ctx, id)])
    const reports = reported.map((report) => ({ of: 'comment', ...report }))
    return {
      data: { comments, reports },
      page: () => ({
        tables: [
          {
            title: t('Comments'),
            head: [t('Comment'), t('Written')],
            rows: comments.map(({ comment, created }) => [comment, longTime(created, zone)]),
          },
          {
            title: t('Comments and reviews that you reported'),
            head: [t('What'), t('Reason'), t('Reported')],
            rows: reports.map(({ reason, created }) => [t('Comment'), t(reportWords[reason]), longTime(created, zone)]),
          },
        ],
      }),
    }
  },
  forget: (ctx, { id }) => forgetComments(ctx, id),
}
