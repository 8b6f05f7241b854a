import { setPortrait, uploadFile } from '../server/modules/people/portraits/portraits.contract.ts'
import type { Person } from '../shared/people/customer.ts'
import { call } from './call.ts'

/** Stores a file as the person's picture; null takes the picture out. @throws CallError */
export async function storePortrait(file: File | null): Promise<Person> {
  const pictureId = file && (await call(uploadFile, { body: { file } })).data._id
  return (await call(setPortrait, { body: { pictureId } })).data
}
