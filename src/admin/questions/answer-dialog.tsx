import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { answerQuestion } from '../../server/modules/selling/questions/questions.contract.ts'
import { longestAnswer, type StaffQuestion } from '../../shared/selling/questions.ts'
import { isBlank } from '../../shared/text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SendBox } from '../ui/send-box.tsx'
import { useRefreshQuestions } from './calls.ts'

type Props = { question: StaffQuestion; onClose: () => void }

/** A question, and where the shop answers it. */
export function AnswerDialog({ question: { _id: id, question, writer, answer }, onClose }: Props) {
  const refresh = useRefreshQuestions()
  const send = async (text: string) => {
    await call(answerQuestion, { params: { id }, body: { answer: text } })
    toast.success(answer ? 'Answer changed' : 'Answer published')
    await refresh()
    onClose()
  }
  const told = answer ? '' : ` ${writer.name} is told by email.`
  return (
    <Dialog title={`Answer ${writer.name}`} onClose={onClose}>
      <blockquote className="mb-5 max-h-48 overflow-y-auto border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere">
        {question}
      </blockquote>
      <SendBox
        label="Your answer"
        hint={`Visitors see it with the question on the product's page.${told}`}
        act={answer ? 'Change answer' : 'Publish answer'}
        rows={4}
        most={longestAnswer}
        begin={answer}
        check={(text) => (isBlank(text) ? 'Please write an answer.' : undefined)}
        send={send}
      />
    </Dialog>
  )
}
