import { fetchAnswer } from '../../client/call.ts'
import { saveBlob } from '../../client/save-blob.ts'
import type { Contract, Request } from '../../shared/api/contract.ts'

/**
 * Fetches a file that only who is signed in may have, and hands it to the browser to keep.
 * @throws CallError
 */
export async function saveFile<C extends Contract>(contract: C, request: Request<C>, name: string): Promise<void> {
  const response = await fetchAnswer(contract, request)
  saveBlob(await response.blob(), name)
}
