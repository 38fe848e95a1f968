import { freePorts, openPayments, temporaryFolder } from '@portal/local/testing'

// The payment provider in a process of its own, so that its work and its memory are not the run's.
const { payments: port } = await freePorts()
const { url } = await openPayments(temporaryFolder(), port)
process.send?.(url)
