export { acceptArrangement, declineArrangement } from './answer.ts'
export {
  type ArrangementsOf,
  listArrangements,
  listUserArrangements,
  type ListedArrangement,
} from './list.ts'
export { offerArrangement, withdrawArrangement } from './offer.ts'
export { watchArrangements } from './watch.ts'
export { arrangementView } from './view.ts'
