import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Comment } from './comment.tsx'
import { CommentForm, type FormTexts } from './comment-form.tsx'
import { useComments } from './use-comments.ts'

type Props = { postId: string; timeZone: string; texts: FormTexts }

/** Comments of a post and the form to write one (E8, T6, T7, V4, X3). Without a post it is an inert example. */
export default function CommentsArea({ postId, timeZone, texts }: Props) {
  const { comments, mayBeMore, fault, reload, more, retry } = useComments(postId)
  return (
    <div inert={!postId}>
      <CommentForm postId={postId} texts={texts} onAdded={reload} />
      <div className="mt-10" aria-live="polite">
        {!comments && !fault && <CommentsSkeleton />}
        {comments?.length === 0 && !fault && (
          <p className="text-ink-soft">{t('No comments yet. Yours would be the first.')}</p>
        )}
        {comments && comments.length > 0 && (
          <ol className="divide-y divide-line border-t border-line">
            {comments.map((comment) => (
              <Comment key={comment._id} comment={comment} timeZone={timeZone} />
            ))}
          </ol>
        )}
      </div>
      {fault && <LoadFault text={fault} retry={() => void retry()} />}
      {mayBeMore && !fault && (
        <Button look="secondary" className="mt-6" onClick={() => void more()}>
          {t('Show more')}
        </Button>
      )}
    </div>
  )
}

function CommentsSkeleton() {
  return (
    <Loading text={t('Loading comments')}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2 border-t border-line py-5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </Loading>
  )
}
