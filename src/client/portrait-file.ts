import {
  readPortrait,
  setPortrait,
  showPortrait,
  uploadFile,
} from '../server/modules/people/portraits/portraits.contract.ts'
import type { Person } from '../shared/people/customer.ts'
import { call, fetchAnswer } from './call.ts'

/** Stores a file as the person's picture; null takes the picture out. @throws CallError */
export async function storePortrait(file: File | null): Promise<Person> {
  const pictureId = file && (await call(uploadFile, { body: { file } })).data._id
  return (await call(setPortrait, { body: { pictureId } })).data
}

/** Makes the user's picture public or private. @throws CallError */
export const storeShown = async (isShown: boolean): Promise<Person> =>
  (await call(showPortrait, { body: { isShown } })).data

/** A picture as a `data:` address: it is read with the person's token, which a plain picture's address cannot carry. @throws CallError */
export async function portraitAddress(id: string): Promise<string> {
  const picture = await (await fetchAnswer(readPortrait, { params: { id } })).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
}
