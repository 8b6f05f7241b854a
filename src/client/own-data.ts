import { askForOwnData as ask, readOwnData } from '../server/modules/over/own-data/own-data.contract.ts'
import { call, fetchAnswer } from './call.ts'
import { saveBlob } from './save-blob.ts'

/** @returns where the link goes */
export async function askForOwnData(): Promise<string> {
  return (await call(ask)).data.email
}

/** The file, by what the link brought. */
export async function saveOwnData(query: { until: string; proof: string }): Promise<void> {
  const response = await fetchAnswer(readOwnData, { query })
  saveBlob(await response.blob(), 'my-data.zip')
}
