import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { blockWriter } from '../../server/modules/content/comments/comments.contract.ts'
import type { StaffComment } from '../../shared/content/comments.ts'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { BlockWriter } from './block-writer.tsx'
import { useMove, useRefreshComments } from './calls.ts'
import { allMoves, moves } from './comment-words.tsx'
import { DeleteComments } from './delete-comments.tsx'

/** What can be done with one comment, and with who wrote it. */
export function CommentMenu({ comment }: { comment: StaffComment }) {
  const { _id: id, state, writer, reports } = comment
  const refresh = useRefreshComments()
  const { move } = useMove([id])
  const [asks, setAsks] = useState<'answer' | 'block' | 'delete'>()
  const close = () => setAsks(undefined)
  const unblock = async () => {
    try {
      await call(blockWriter, { params: { id: writer._id }, body: { isBlocked: false } })
      await refresh()
      toast.success(`${writer.name} may comment again`)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <>
      <Menu
        label={`Actions for the comment of ${writer.name}`}
        align="end"
        className="grid size-9 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
        trigger={<Ellipsis className="size-5" aria-hidden />}
      >
        <MenuItem onSelect={() => setAsks('answer')}>Answer</MenuItem>
        {reports.length > 0 && state === 'SHOWN' && (
          <MenuItem onSelect={() => void move('SHOWN')}>Keep, and dismiss reports</MenuItem>
        )}
        {allMoves
          .filter((other) => other !== state)
          .map((other) => (
            <MenuItem key={other} onSelect={() => void move(other)}>
              {moves[other].act}
            </MenuItem>
          ))}
        <MenuLine />
        {writer.isStaff ? null : writer.isBlocked ? (
          <MenuItem onSelect={() => void unblock()}>Unblock {writer.name}</MenuItem>
        ) : (
          <MenuItem onSelect={() => setAsks('block')}>Block {writer.name}</MenuItem>
        )}
        <MenuItem danger="danger" onSelect={() => setAsks('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {asks === 'answer' && <AnswerDialog comment={comment} onClose={close} />}
      {asks === 'block' && <BlockWriter writer={writer} onClose={close} />}
      {asks === 'delete' && <DeleteComments ids={[id]} comment={comment} onDeleted={close} onClose={close} />}
    </>
  )
}
