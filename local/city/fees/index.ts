import { licenseFees } from './licenses.ts'
import { permitFees } from './permits.ts'

/** What permits and licenses cost, with earlier versions. */
export const demoFeeSchedules = () => [...permitFees(), ...licenseFees()]
