import { defineSection } from '../define/section.ts'
import { sample, schema } from './profile.schema.ts'
import { ProfileView } from './profile.tsx'

export const profile = defineSection({
  type: 'profile',
  title: 'Profile',
  category: 'account',
  schema,
  sample,
  view: ProfileView,
  only: 'profile',
})
