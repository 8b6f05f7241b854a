import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { comparison, dashboard, figures, taskCount } from '../../../../shared/running/dashboard.ts'

export const readDashboard = contract('get', '/api/v1/dashboard', {
  access: 'staff',
  group: 'Dashboard',
  summary: 'Read sales, visitors and open tasks that the caller may see',
  reply: oneOf(dashboard),
})

export const listArrived = contract('get', '/api/v1/to-do', {
  access: 'staff',
  group: 'Dashboard',
  summary: 'Count open tasks for the caller’s permissions',
  reply: oneOf(z.array(taskCount)),
})

named({ comparison, dashboard, figures, toDo: taskCount })
