import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'

type Options<Given, Answer> = {
  /** The success message. */
  said: (answer: Answer, given: Given) => string
  /** Refetches what shows the records. */
  refresh: () => Promise<unknown>
}

/**
 * Runs an action on records from a button: reports success or the refusal, then refetches.
 * @returns `act`, which resolves to whether it succeeded, and while it runs `busy` and `doing`, its argument
 */
export function useAct<Given, Answer>(
  run: (given: Given) => Promise<Answer>,
  { said, refresh }: Options<Given, Answer>,
): { act: (given: Given) => Promise<boolean>; doing: Given | undefined; busy: boolean } {
  const [doing, setDoing] = useState<{ given: Given }>()
  const act = async (given: Given): Promise<boolean> => {
    setDoing({ given })
    try {
      toast.success(said(await run(given), given))
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      await refresh()
      setDoing(undefined)
    }
  }
  return { act, doing: doing?.given, busy: doing !== undefined }
}
