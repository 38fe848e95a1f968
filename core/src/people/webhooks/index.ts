export {
  createPartnerEndpoint,
  deletePartnerEndpoint,
  type EndpointPorts,
  type NewSecret,
  rotateEndpointSecret,
  type SeenEndpoint,
  switchPartnerEndpoint,
  updatePartnerEndpoint,
} from './edit-endpoints.ts'
export { type DeliveriesAsked, listEventDeliveries } from './list-event-deliveries.ts'
export { listPartnerEndpoints } from './list-endpoints.ts'
export { isReceived, queueEventFunction } from './queue-event.ts'
export { replayEventDelivery, replayFailedEvents, sendTestEvent } from './replay-events.ts'
export { type LaneReport, type LaneSending, sendLane } from './send-lane.ts'
export { startLanes } from './start-lanes.ts'
