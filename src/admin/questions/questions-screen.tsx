import { useSearch } from '@tanstack/react-router'
import { countQuestions, listForStaff } from '../../server/modules/selling/questions/questions.contract.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { type QuestionCounts, questionStates, type StaffQuestion } from '../../shared/selling/opinions/questions.ts'
import { longTime } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useCounts, useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useMayChange } from '../ui/may-change.tsx'
import { useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { type View, ViewTabs } from '../ui/tabs.tsx'
import { QuestionMenu } from './question-menu.tsx'

const states = {
  WAITING: { title: 'To answer', tone: 'info' },
  ANSWERED: { title: 'Answered', tone: 'good' },
  HIDDEN: { title: 'Hidden', tone: 'warn' },
} as const

/** Customers' questions about products, and the shop's answers. */
export function QuestionsScreen() {
  const search = useSearch({ from: '/questions' })
  const list = useList({ contract: listForStaff, search, sort: 'created', order: 'descend' })
  const counts = useCounts(listForStaff, countQuestions, { q: search.q })
  const zone = useZone()
  const mayChange = useMayChange()
  return (
    <Screen title="Questions">
      <ViewTabs label="Questions by state" search={list.search} views={viewsOf(counts)} />
      <ListTools list={list} search="Search questions" />
      <DataTable
        list={list}
        label="Questions"
        columns={columns(zone)}
        rowActions={mayChange ? (question) => <QuestionMenu question={question} /> : undefined}
        empty={<EmptyState heading="No questions yet" text="What customers ask on a product's page appears here." />}
      />
    </Screen>
  )
}

function viewsOf(by: QuestionCounts | undefined): View[] {
  const all = { title: 'All', count: by && by.WAITING + by.ANSWERED + by.HIDDEN, filters: {} }
  const each = questionStates.map((state) => ({ title: states[state].title, count: by?.[state], filters: { state } }))
  return [all, ...each]
}

function columns(zone: string): Column<StaffQuestion>[] {
  return [
    { title: 'Question', phone: 'lead', cell: (question) => <Words question={question} /> },
    {
      title: 'Asked by',
      phone: 'line',
      cell: ({ writer }) => (
        <span dir="auto" className="wrap-anywhere">
          {writer.name}
        </span>
      ),
    },
    {
      title: 'Product',
      phone: 'line',
      cell: ({ product }) => (
        <a
          href={addressOf('product', product.path)}
          className="text-link underline underline-offset-4 wrap-anywhere"
          target="_blank"
          rel="noopener"
        >
          {product.name}
        </a>
      ),
    },
    { title: 'Asked', sort: 'created', phone: 'line', cell: ({ created }) => longTime(created, zone) },
    {
      title: 'State',
      phone: 'side',
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].title}</Badge>,
    },
  ]
}

function Words({ question: { question, answer } }: { question: StaffQuestion }) {
  return (
    <>
      <span dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
        {question}
      </span>
      {answer && (
        <span dir="auto" className="mt-1 line-clamp-2 text-sm whitespace-pre-line wrap-anywhere text-ink-soft">
          {answer}
        </span>
      )}
    </>
  )
}
