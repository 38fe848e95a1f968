import { mailBlocks, pushSubscriptions } from '@portal/core/schema'
import { type Fill, fill } from '../fill-table.ts'
import { demoDevices } from './devices.ts'
import { demoMailBlocks } from './mail-blocks.ts'

/** How people are reached, and how not. */
export const reachFills: readonly Fill[] = [
  fill('devices with the mobile app', pushSubscriptions, demoDevices),
  fill('addresses whose mail comes back', mailBlocks, demoMailBlocks),
]
