export { approveBroadcast, cancelBroadcast, stopBroadcast } from './decide-broadcast.ts'
export { listBroadcasts } from './list-broadcasts.ts'
export {
  countAudience,
  type NewBroadcast,
  resendBroadcast,
  sendBroadcast,
} from './send-broadcast.ts'
export { testBroadcast } from './test-broadcast.ts'
export { sendShard, type ShardReport } from './send-shard.ts'
export { type BroadcastShard, shardSize, startBroadcasts } from './start-broadcasts.ts'
