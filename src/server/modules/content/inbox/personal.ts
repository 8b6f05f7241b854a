import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Personal, PersonalFile } from '../../module.ts'
import { piecesOf } from './file-parts.ts'
import type { OwnFile } from './send-file.ts'
import { forgetMessages, messagesOf, moveMessages } from './senders.ts'

const placeOf = ({ _id, name }: OwnFile) => `files/${_id}-${name}`

export const personal: Personal = {
  columns: {
    messages: {
      email: { as: 'messages' },
      mobile_number: { as: 'messages' },
      name: { as: 'messages' },
      user_id: { as: 'messages' },
    },
  },
  async copy(ctx, { id, provenEmail }) {
    const zone = ctx.site.settings.timeZone
    const messages = await messagesOf(ctx, { userId: id, provenEmail })
    return {
      data: { messages },
      page: () => ({
        tables: [
          {
            title: t('Messages to us'),
            head: [
              t('Sent'),
              t('Name'),
              t('Mobile number'),
              t('Email'),
              t('Message'),
              t('Files'),
              t('What we answered'),
            ],
            rows: messages.map(({ sent, name, mobileNumber, email, answers, text, files, replies }) => [
              longTime(sent, zone),
              ...[name, mobileNumber, email],
              [...answers.map(({ label, value }) => `${label}: ${value}`), text].filter(Boolean).join('; '),
              files.map(placeOf).join('; '),
              replies.map(({ text, sent }) => `${longTime(sent, zone)}: ${text}`).join('; '),
            ]),
          },
        ],
      }),
      files: messages.flatMap(({ files }) => files.map((file) => asFile(ctx, file))),
    }
  },
  move: moveMessages,
  forget: (ctx, { id, provenEmail }) => forgetMessages(ctx, { userId: id, provenEmail }),
}

function asFile(ctx: Ctx, file: OwnFile): PersonalFile {
  return { place: placeOf(file), pieces: () => piecesOf(ctx, file._id, file.size) }
}
