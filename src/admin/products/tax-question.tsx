import { type ReactNode, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { Confirm } from '../ui/confirm.tsx'

type Asking = { text: string; answer: (confirmed: boolean) => void }

/**
 * Asks for confirmation when the server refuses to publish products without HSN code or GST rate.
 * @returns `question`, to be rendered; `asked`, which runs an act again once its user confirms; and `confirmed`, which asks alone
 */
export function useTaxQuestion() {
  const [asking, setAsking] = useState<Asking>()
  const confirmed = (text: string) => new Promise<boolean>((answer) => setAsking({ text, answer }))
  async function asked<T>(act: (taxConfirmed: boolean) => Promise<T>): Promise<T> {
    try {
      return await act(false)
    } catch (error) {
      const text = questionOf(error)
      if (text === undefined || !(await confirmed(text))) throw error
      return await act(true)
    }
  }
  const close = (isConfirmed: boolean) => {
    asking?.answer(isConfirmed)
    setAsking(undefined)
  }
  const question: ReactNode = asking && (
    <Confirm
      title="Publish without tax details?"
      act="Publish anyway"
      run={async () => close(true)}
      onClose={() => close(false)}
    >
      <p>{asking.text}</p>
    </Confirm>
  )
  return { question, asked, confirmed }
}

function questionOf(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined
  return error.fieldFaults().find(({ field }) => field === 'taxConfirmed')?.text
}
