import { isAtHome } from '../../features/account/at-home.ts'
import type { ProductQuestion } from '../../shared/selling/opinions/questions.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { type PageInfo, usePage } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import AskQuestion from './ask-question.island.tsx'
import { type QuestionsProps, sample, schema } from './questions.schema.ts'

/** `productId` is empty where the address names no product (builder, gallery). */
type QuestionsData = { productId: string; questions: ProductQuestion[] }

async function loadQuestions(_: QuestionsProps, reads: Reads, page: PageInfo): Promise<QuestionsData | undefined> {
  const { path } = page.params
  if (path === undefined || !isAtHome('product', page.path)) return { productId: '', questions: [] }
  const product = await reads.product(path)
  return product && { productId: product._id, questions: await reads.questions(product._id) }
}

/** Answered questions about a product, and a form to ask another (B162). */
function QuestionsView({ props, data: { productId, questions } }: { props: QuestionsProps; data: QuestionsData }) {
  const { heading, label, button, asked, open } = props
  const [first, others] = [questions.slice(0, open), questions.slice(open)]
  return (
    <Band band={props} className="print:hidden">
      <div className="mx-auto max-w-[46rem]">
        <h2 className="mb-6 text-2xl">{heading}</h2>
        {questions.length === 0 && <p className="mb-8 text-ink-soft">{t('No questions yet.')}</p>}
        <Answers questions={first} />
        {others.length > 0 && (
          <details className="mb-8">
            <summary className="min-h-11 cursor-pointer font-semibold underline-offset-4 hover:underline">
              {t('More questions ({count})', { count: others.length })}
            </summary>
            <Answers questions={others} />
          </details>
        )}
        <Island
          name="ask-question"
          needs="Asking"
          of={AskQuestion}
          props={{ productId, texts: { label, button, asked } }}
          start="visible"
        />
      </div>
    </Band>
  )
}

function Answers({ questions }: { questions: ProductQuestion[] }) {
  const { timeZone } = usePage().site
  if (questions.length === 0) return null
  return (
    <dl className="mb-8 divide-y divide-line border-y border-line wrap-anywhere">
      {questions.map(({ _id, question, by, answer, answered }) => (
        <div key={_id} className="py-5">
          <dt dir="auto" className="font-semibold">
            {question}
          </dt>
          <dd dir="auto" className="mt-1.5 whitespace-pre-line">
            {answer}
          </dd>
          <dd className="mt-1.5 text-sm text-ink-soft">
            {t('Asked by {name}, answered on {date}', { name: by, date: longDate(answered, timeZone) })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const questions = defineSection({
  type: 'questions',
  title: 'Questions and answers',
  category: 'commerce',
  schema,
  sample,
  words: 'q&a ask product faq',
  view: QuestionsView,
  load: loadQuestions,
  only: 'product',
})
