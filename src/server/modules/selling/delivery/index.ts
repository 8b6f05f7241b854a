export { deliveryTo, waysTo } from './delivery.ts'
