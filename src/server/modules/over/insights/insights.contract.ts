import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { dashboard } from '../../../../shared/running/dashboard.ts'

export const readDashboard = contract('get', '/api/v1/dashboard', {
  access: 'staff',
  group: 'Dashboard',
  summary: 'Sales, visitors and what is to be done, as far as the person may see it',
  reply: oneOf(dashboard),
})
