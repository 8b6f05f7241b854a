import { defineModule } from '../../module.ts'
import { forgetOld } from './forget-old.ts'

export const retentionModule = defineModule({
  name: 'retention',
  periodic: [{ name: 'running.forget', seconds: 3_600, run: forgetOld }],
})
