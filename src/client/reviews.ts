import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addPicture,
  deleteOwnReview,
  listReviewable,
  readPicture,
  saveReview,
} from '../server/modules/selling/reviews/reviews.contract.ts'
import type { OrderReview, OwnReview, ReviewableLine } from '../shared/selling/opinions/reviews.ts'
import { call, fetchAnswer } from './call.ts'

const keyOf = (orderId: string) => ['reviewable', orderId]

/** Which lines of an order may be reviewed, by variant, with what was said of them; nothing for the gallery's example. */
export function useReviewable(orderId: string, enabled: boolean): Map<string, ReviewableLine> {
  const { data } = useQuery({
    queryKey: keyOf(orderId),
    queryFn: async () => (await call(listReviewable, { query: { orderId } })).data,
    enabled,
  })
  return new Map(data?.map((line) => [line.productVariantId, line]))
}

/** Changes to the reviews of an order; each refreshes the queries that show them. */
export function useOrderReviews(orderId: string) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(orderId) })
  return {
    /** @throws CallError */
    async save(orderReview: Partial<OrderReview> & Pick<OrderReview, 'stars'>): Promise<OwnReview | undefined> {
      const { data } = await call(saveReview, { query: { id: orderId }, body: { orderReview } })
      await refresh()
      return data[0]
    },
    /** @throws CallError */
    async remove(id: string): Promise<void> {
      await call(deleteOwnReview, { params: { id } })
      await refresh()
    },
  }
}

/** @returns its id @throws CallError */
export async function uploadPicture(file: File): Promise<string> {
  return (await call(addPicture, { body: { file } })).data._id
}

/** Data URL of a picture; a private one is read with the user's token. @throws CallError */
export async function pictureAddress(id: string): Promise<string> {
  return addressOfFile(await (await fetchAnswer(readPicture, { params: { id } })).blob())
}

/** Data URL of a chosen file. */
export function addressOfFile(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
