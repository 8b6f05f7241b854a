import { call } from '../../../client/api.ts'
import type { Picture } from '../../../shared/selling/catalog.ts'

type Hit = { title: string; path: string; image: Picture | null; price: number | null }

/** What a text finds in the catalogue. */
export async function searchModel(model: 'category' | 'product', query: string): Promise<Hit[]> {
  const { data } = await call<{ data: Hit[] }>(`/api/io/crm/search/model/${model}`, {
    method: 'GET',
    params: { query },
  })
  return data
}
