import { useState } from 'react'
import { needsSecondStep } from '../../client/second-step.ts'
import type { SecondStep } from './second-step.tsx'

/** Signs in by `enter`, and brings the form for the second step where the account asks for one: most accounts need none of its code. */
export function useSecondStep<Body>(enter: (body: Body) => Promise<unknown>) {
  const [Form, setForm] = useState<typeof SecondStep>()
  const first = (body: Body) =>
    enter(body).catch(async (error: unknown) => {
      if (!needsSecondStep(error)) throw error
      const { SecondStep } = await import('./second-step.tsx')
      setForm(() => SecondStep)
    })
  return { Form, first, back: () => setForm(undefined) }
}
