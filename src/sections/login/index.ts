import { defineSection } from '../define/section.ts'
import { sample, schema } from './login.schema.ts'
import { LoginView } from './login.tsx'

export const login = defineSection({
  type: 'login',
  title: 'Sign-in form',
  category: 'account',
  schema,
  sample,
  view: LoginView,
  only: 'login',
})
