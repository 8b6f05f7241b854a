import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { comparison, dashboard, figures, toDo } from '../../../../shared/running/dashboard.ts'

export const readDashboard = contract('get', '/api/v1/dashboard', {
  access: 'staff',
  group: 'Dashboard',
  summary: 'Sales, visitors and what is to be done, as far as the person may see it',
  reply: oneOf(dashboard),
})

export const listArrived = contract('get', '/api/v1/to-do', {
  access: 'staff',
  group: 'Dashboard',
  summary: 'How many orders, messages and other arrivals wait for the person, of what they may act on',
  reply: oneOf(z.array(toDo)),
})

named({ comparison, dashboard, figures, toDo })
