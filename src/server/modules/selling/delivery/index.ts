export { deliveryTo } from './delivery.ts'
export {
  alsoPickUp,
  answerPlace,
  type Destination,
  deliveryOf,
  findPickUp,
  pickUpIn,
  readyAt,
  waysTo,
} from './pick-up.ts'
