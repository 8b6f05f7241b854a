import { defineSection } from '../define/section.ts'
import { sample, schema } from './reset-password.schema.ts'
import { ResetPasswordView } from './reset-password.tsx'

export const resetPassword = defineSection({
  type: 'reset-password',
  title: 'New password by a link',
  category: 'account',
  schema,
  sample,
  words: 'reset forgot forgotten password',
  view: ResetPasswordView,
  only: 'reset-password',
})
