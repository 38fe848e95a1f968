import { freePorts, openPayments, temporaryFolder } from '@portal/local/testing'

// The payment provider in a separate process, to separate its CPU time and memory.
const { payments: port } = await freePorts()
const { url } = await openPayments(temporaryFolder(), port)
process.send?.(url)
