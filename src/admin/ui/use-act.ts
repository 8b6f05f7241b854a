import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'

type Options<Given, Answer> = {
  /** What is said of it once it is done. */
  said: (answer: Answer, given: Given) => string
  /** Asks again for what shows the records. */
  refresh: () => Promise<unknown>
}

/**
 * An act on records that is a press: says what was done, or why not, and then asks again for what shows them.
 * @returns `act`, which resolves to whether it was done, and, while it runs, `busy` and `doing`, what it was given
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
