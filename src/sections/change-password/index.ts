import { defineSection } from '../define/section.ts'
import { sample, schema } from './change-password.schema.ts'
import { ChangePasswordView } from './change-password.tsx'

export const changePassword = defineSection({
  type: 'change-password',
  title: 'Change of password',
  category: 'account',
  schema,
  sample,
  words: 'security update password',
  view: ChangePasswordView,
  only: 'change-password',
})
