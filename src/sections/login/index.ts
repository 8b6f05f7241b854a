import { defineSection } from '../define/section.ts'
import { sample, schema } from './login.schema.ts'
import { LoginView } from './login.tsx'

export const login = defineSection({
  type: 'login',
  title: 'Sign-in form',
  category: 'account',
  schema,
  sample,
  words: 'sign in log in',
  view: LoginView,
  only: 'login',
})
