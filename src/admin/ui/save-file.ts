import { fetchWithToken } from '../../client/api.ts'

/**
 * Fetches a file that only who is signed in may have, and hands it to the browser to keep.
 * @throws CallError
 */
export async function saveFile(path: string, params: Record<string, string>, name: string): Promise<void> {
  const response = await fetchWithToken(path, { method: 'GET', params })
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
