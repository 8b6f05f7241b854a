import { CallError } from '../../../client/api.ts'
import { forgetToken, readToken } from '../../../client/session.ts'
import { uploadMedia } from '../../../server/modules/content/media/media.contract.ts'
import { authorization } from '../../../shared/api/api-path.ts'
import type { Reply } from '../../../shared/api/contract.ts'
import { mostMediaBytes } from '../../../shared/content/media-admin.ts'

/**
 * Sends a picture to the library. By XMLHttpRequest, because fetch does not say how much has been sent.
 * @param onProgress from 0 to 1
 * @throws CallError
 */
export function sendPicture(
  file: File,
  onProgress?: (part: number) => void,
): Promise<Reply<typeof uploadMedia>['data']> {
  if (file.size > mostMediaBytes) {
    const most = mostMediaBytes / 1024 / 1024
    return Promise.reject(
      new CallError(413, undefined, `This picture is too large. A picture may have up to ${most} MB.`),
    )
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(uploadMedia.method, uploadMedia.path)
    request.responseType = 'json'
    request.setRequestHeader('x-app-platform', 'WEB')
    const token = readToken()
    if (token) request.setRequestHeader('authorization', authorization(uploadMedia.path, token))
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer: Reply<typeof uploadMedia> | null = request.response
      if (request.status === 200 && answer) return resolve(answer.data)
      if (request.status === 401) forgetToken()
      reject(new CallError(request.status, answer ?? undefined))
    }
    request.onerror = () => reject(new CallError(0, undefined, 'The connection broke off. Please try again.'))
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}
