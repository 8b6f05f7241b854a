import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { answerQuestion, listForStaff } from '../../server/modules/selling/questions/questions.contract.ts'
import { isolated } from '../../shared/direction.ts'
import { longestAnswer, type StaffQuestion } from '../../shared/selling/opinions/questions.ts'
import { AnswerDialog } from '../ui/answer-dialog.tsx'
import { useRefresh } from '../ui/list.ts'

type Props = { question: StaffQuestion; onClose: () => void }

/** A question, and where the shop answers it. */
export function QuestionAnswer({ question: { _id: id, question, writer, answer }, onClose }: Props) {
  const refresh = useRefresh(listForStaff)
  // The list may be refetched while an answer is written.
  const [seen] = useState(answer)
  const send = async (text: string) => {
    await call(answerQuestion, { params: { id }, body: { answer: text, seen } })
    toast.success(answer ? 'Answer changed' : 'Answer published')
    await refresh()
    onClose()
  }
  const told = answer ? '' : ` ${isolated(writer.name)} is told by email.`
  return (
    <AnswerDialog
      writer={writer.name}
      quote={question}
      hint={`Visitors see it with the question on the product's page.${told}`}
      act={answer ? 'Change answer' : 'Publish answer'}
      most={longestAnswer}
      begin={answer}
      send={send}
      onClose={onClose}
    />
  )
}
