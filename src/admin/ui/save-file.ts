import { fetchAnswer } from '../../client/call.ts'
import { saveBlob } from '../../client/save-blob.ts'
import type { Contract, Request } from '../../shared/api/contract.ts'

/**
 * Downloads a file that requires sign-in.
 * @throws CallError
 */
export async function saveFile<C extends Contract>(contract: C, request: Request<C>, name: string): Promise<void> {
  const response = await fetchAnswer(contract, request)
  saveBlob(await response.blob(), name)
}
