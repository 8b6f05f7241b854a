import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { deleteQuestion, hideQuestion } from '../../server/modules/selling/questions/questions.contract.ts'
import type { StaffQuestion } from '../../shared/selling/questions.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { useRefreshQuestions } from './calls.ts'

/** What can be done with one question. */
export function QuestionMenu({ question }: { question: StaffQuestion }) {
  const { _id: id, state, writer, answer } = question
  const refresh = useRefreshQuestions()
  const [asks, setAsks] = useState<'answer' | 'delete'>()
  const close = () => setAsks(undefined)
  const hide = async (hidden: boolean) => {
    try {
      await call(hideQuestion, { params: { id }, body: { hidden } })
      toast.success(hidden ? 'Question hidden' : 'Question shown')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      await refresh()
    }
  }
  const remove = async () => {
    await call(deleteQuestion, { params: { id } })
    toast.success('Question deleted')
    close()
    await refresh()
  }
  return (
    <>
      <Menu
        label={`Actions for the question of ${writer.name}`}
        align="end"
        className="grid size-9 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
        trigger={<Ellipsis className="size-5" aria-hidden />}
      >
        <MenuItem onSelect={() => setAsks('answer')}>{answer ? 'Change answer' : 'Answer'}</MenuItem>
        {state === 'HIDDEN' ? (
          <MenuItem onSelect={() => void hide(false)}>Stop hiding</MenuItem>
        ) : (
          <MenuItem onSelect={() => void hide(true)}>Hide</MenuItem>
        )}
        <MenuLine />
        <MenuItem danger="danger" onSelect={() => setAsks('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {asks === 'answer' && <AnswerDialog question={question} onClose={close} />}
      {asks === 'delete' && (
        <Confirm title={`Delete the question of ${writer.name}?`} act="Delete question" run={remove} onClose={close}>
          <p className="line-clamp-4 wrap-anywhere">{question.question}</p>
          <p className="mt-2">What you have answered is deleted with it. This cannot be undone.</p>
        </Confirm>
      )}
    </>
  )
}
