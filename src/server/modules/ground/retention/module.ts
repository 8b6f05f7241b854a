import { defineModule } from '../../module.ts'
import { forgetOld } from './forget-old.ts'

export const retentionModule = defineModule({
  name: 'retention',
  periodic: ({ expire }) => [
    { name: 'running.forget', seconds: 3_600, run: (services) => forgetOld(services, expire) },
  ],
  // Announcements that every process has received (src/server/platform/change-log.ts).
  expire: [{ function: 'bus.forget_old' }],
})
