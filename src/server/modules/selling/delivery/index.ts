export { checkPlace, deliveryTo } from './delivery.ts'
export { type Destination, findPickUp, pickUpIn, readyAt, waysOut, waysTo } from './pick-up.ts'
