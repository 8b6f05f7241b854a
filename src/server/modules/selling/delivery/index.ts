export { checkPlace, deliveryTo, waysTo } from './delivery.ts'
