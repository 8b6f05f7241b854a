import type { z } from 'zod'
import { CallError } from '../../client/api.ts'
import { useCheckedForm } from '../../client/form.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { say } from '../../shared/own-words.ts'

type Options<In, Out> = {
  schema: z.core.$ZodType<Out, In>
  /** Emptied once the message was taken (T14). */
  names: readonly (keyof In & string)[]
  call: (message: Out) => Promise<unknown>
}

/**
 * A form that writes to the site's owner (X9): a toast says that it was sent, and its fields are empty again. What is refused for a
 * field stands at that field; any other failure is only logged, what was typed stays and the button can be used again (B5).
 */
export function useWriting<In extends object, Out>({ schema, names, call }: Options<In, Out>) {
  const form = useCheckedForm<In, Out>({
    schema,
    send: async (message) => {
      prepareToasts()
      try {
        await call(message)
      } catch (error) {
        if (error instanceof CallError && names.some((name) => error.fieldText(name) !== undefined)) throw error
        console.warn('The message was not sent:', error)
        return
      }
      for (const name of names) form.setValue(name, '')
      void toast.success(say('contact.sent'))
    },
  })
  return form
}
