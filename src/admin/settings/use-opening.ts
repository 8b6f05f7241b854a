import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { closeSite, openSite, renewPreviewLink } from '../../server/modules/sites/opening/opening.contract.ts'
import { removeSamples, restoreSamples } from '../../server/modules/sites/opening/samples.contract.ts'
import { siteKey } from '../ui/me.ts'

export const openingKey = ['opening']

/** Opens and closes the site; the banner and the screen then say how it stands. */
export function useOpening() {
  const queries = useQueryClient()
  return {
    open: async () => {
      await call(openSite)
      await refresh(queries)
      toast.success('The site is open')
    },
    close: async () => {
      await call(closeSite)
      await refresh(queries)
      toast.success('The site is closed')
    },
    renewLink: async () => {
      await call(renewPreviewLink)
      await refresh(queries)
      toast.success('There is a new preview link')
    },
    removeSamples: async () => {
      try {
        const { data } = await call(removeSamples)
        await queries.invalidateQueries()
        toast.undoable('Samples removed', () => void bringBack(queries, data._id))
      } catch (error) {
        toast.error(messageOf(error))
      }
    },
  }
}

async function refresh(queries: QueryClient): Promise<void> {
  await Promise.all([siteKey, openingKey, ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey })))
}

async function bringBack(queries: QueryClient, id: string): Promise<void> {
  try {
    await call(restoreSamples, { params: { id } })
    await queries.invalidateQueries()
    toast.success('Samples brought back')
  } catch (error) {
    toast.error(messageOf(error))
  }
}
