export { checkPlace, deliveryTo } from './delivery.ts'
export { type Destination, deliveryOf, findPickUp, pickUpIn, readyAt, waysTo } from './pick-up.ts'
