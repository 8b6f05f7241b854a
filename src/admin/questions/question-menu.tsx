import { useState } from 'react'
import { call } from '../../client/call.ts'
import {
  deleteQuestion,
  hideQuestion,
  listForStaff,
} from '../../server/modules/selling/questions/questions.contract.ts'
import { isolated } from '../../shared/direction.ts'
import type { StaffQuestion } from '../../shared/selling/opinions/questions.ts'
import { DeleteRecords } from '../ui/delete-records.tsx'
import { useRefresh } from '../ui/list.ts'
import { MenuItem, MenuLine, RowMenu } from '../ui/menu.tsx'
import { useAct } from '../ui/use-act.ts'
import { QuestionAnswer } from './answer-dialog.tsx'

/** Actions on one question. */
export function QuestionMenu({ question }: { question: StaffQuestion }) {
  const { _id: id, state, writer, answer } = question
  const refresh = useRefresh(listForStaff)
  const [asks, setAsks] = useState<'answer' | 'delete'>()
  const close = () => setAsks(undefined)
  const { act: hide } = useAct((hidden: boolean) => call(hideQuestion, { params: { id }, body: { hidden } }), {
    said: (_, hidden) => (hidden ? 'Question hidden' : 'Question shown'),
    refresh,
  })
  return (
    <>
      <RowMenu label={`Actions for the question of ${isolated(writer.name)}`}>
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
      </RowMenu>
      {asks === 'answer' && <QuestionAnswer question={question} onClose={close} />}
      {asks === 'delete' && (
        <DeleteRecords
          thing="question"
          count={1}
          whose={writer.name}
          quote={question.question}
          remove={() => call(deleteQuestion, { params: { id } })}
          refresh={refresh}
          onDeleted={close}
          onClose={close}
        >
          Your answer is deleted with it. This can’t be undone.
        </DeleteRecords>
      )}
    </>
  )
}
