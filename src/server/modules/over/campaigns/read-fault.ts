import { cut } from '../../../../shared/text.ts'

/** `PUT_OFF`: this mail alone is to be tried later, as for a full mailbox; `WAITING`: nothing can be sent at present. */
type Fault = { outcome: 'REFUSED' | 'PUT_OFF' | 'WAITING' | 'UNKNOWN'; answer: string }

/** The server is about to close the connection. */
const closing = 421

/**
 * Classifies an error of nodemailer. A broken connection proves nothing: nodemailer reports `CONN` even after the whole mail
 * went out. Only a reply to the mail, or a server never reached, proves that it was not accepted.
 */
export function readFault(error: unknown): Fault {
  const { code, command, syscall, responseCode, response, message } = (error ?? {}) as Partial<Record<string, unknown>>
  const answer = cut(String(response ?? message ?? ''), 500)
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isForGood = typeof responseCode === 'number' ? responseCode >= 500 : command === 'API'
  const isAboutThisMail = isAboutMail && command !== 'MAIL FROM'
  if (isAboutThisMail && isForGood) return { outcome: 'REFUSED', answer }
  if (isAboutThisMail && typeof responseCode === 'number' && responseCode !== closing)
    return { outcome: 'PUT_OFF', answer }
  const wasNotTaken = (isAboutMail && typeof responseCode === 'number') || code === 'EAUTH' || code === 'EDNS'
  return { outcome: wasNotTaken || syscall === 'connect' ? 'WAITING' : 'UNKNOWN', answer }
}
