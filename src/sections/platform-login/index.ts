import { defineSection } from '../define/section.ts'
import { sample, schema } from './platform-login.schema.ts'
import { PlatformLoginView } from './platform-login.tsx'

export const platformLogin = defineSection({
  type: 'platform-login',
  title: 'Sign-in to the platform',
  category: 'account',
  schema,
  sample,
  words: 'sign in log in platform owner',
  view: PlatformLoginView,
  only: 'login',
})
