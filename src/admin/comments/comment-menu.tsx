import { useState } from 'react'
import { call } from '../../client/call.ts'
import { blockWriter } from '../../server/modules/content/comments/comments.contract.ts'
import type { StaffComment } from '../../shared/content/comments.ts'
import { isolated } from '../../shared/direction.ts'
import { DeleteModerated, MoveItems } from '../moderation/moderation.tsx'
import { MenuItem, MenuLine, RowMenu } from '../ui/menu.tsx'
import { useAct } from '../ui/use-act.ts'
import { CommentAnswers } from './answer-dialog.tsx'
import { BlockWriter } from './block-writer.tsx'
import { comments, useRefreshComments } from './calls.ts'

/** Actions on a comment and its author. */
export function CommentMenu({ comment }: { comment: StaffComment }) {
  const { _id: id, writer } = comment
  const [asks, setAsks] = useState<'answer' | 'block' | 'delete'>()
  const close = () => setAsks(undefined)
  const { act: unblock } = useAct(() => call(blockWriter, { params: { id: writer._id }, body: { isBlocked: false } }), {
    said: () => `${isolated(writer.name)} may comment again`,
    refresh: useRefreshComments(),
  })
  return (
    <>
      <RowMenu label={`Actions for the comment of ${isolated(writer.name)}`}>
        <MenuItem onSelect={() => setAsks('answer')}>Answer</MenuItem>
        <MoveItems of={comments} record={comment} />
        <MenuLine />
        {writer.isStaff ? null : writer.isBlocked ? (
          <MenuItem onSelect={() => void unblock(undefined)}>Unblock {isolated(writer.name)}</MenuItem>
        ) : (
          <MenuItem onSelect={() => setAsks('block')}>Block {isolated(writer.name)}</MenuItem>
        )}
        <MenuItem danger="danger" onSelect={() => setAsks('delete')}>
          Delete
        </MenuItem>
      </RowMenu>
      {asks === 'answer' && <CommentAnswers comment={comment} onClose={close} />}
      {asks === 'block' && <BlockWriter writer={writer} onClose={close} />}
      {asks === 'delete' && (
        <DeleteModerated
          of={comments}
          ids={[id]}
          whose={writer.name}
          quote={comment.comment}
          onDeleted={close}
          onClose={close}
        />
      )}
    </>
  )
}
