// Signs in, lists requests, reports a problem with a photo, and pays a bill in the demo city:
//   PORTAL_API=http://localhost:8787/api PROVIDER=http://127.0.0.1:8789 node sample-app.ts
// In an app: from '@portal/client'.
import { createPortal, every, formOf, PortalError } from '../src/index.ts'

const { PORTAL_API = 'http://localhost:8787/api', PROVIDER = 'http://127.0.0.1:8789' } = process.env

const portal = createPortal({ baseUrl: PORTAL_API, language: 'en' })

async function listRequests() {
  const { data } = await portal.api.GET('/salesforce/inProgress')
  for (const { activityName, status } of data?.inProgress ?? [])
    console.log(`request: ${activityName}, ${status}`)
}

async function listMessages() {
  const page = async (before: string | undefined) => {
    const query = { limit: 20, ...(before === undefined ? {} : { before }) }
    const { data = [] } = await portal.api.GET('/notifications', { params: { query } })
    return data
  }
  let count = 0
  for await (const message of every(page, ({ Id }) => Id)) {
    if (count < 3) console.log(`message: ${message.Title}`)
    count += 1
    if (count === 50) break
  }
}

/** A picture of one pixel in place of a camera. */
function photo(): File {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'lamp.png', { type: 'image/png' })
}

async function reportProblem() {
  const { data: services = [] } = await portal.api.GET('/activities')
  const service = services.find(({ ReportCategory }) => ReportCategory === 'streetlight')
  if (!service) throw new Error('The city takes no reports of streetlights')
  const form = formOf({
    reportData: {
      activityId: service.Id,
      address: '100 Millrace St',
      position: { latitude: 42.04, longitude: -88.29 },
      description: 'The lamp by the gate is dark.',
      streetlight: { poleType: 'METAL', problem: 'BURNED_OUT' },
    },
    'file-1-name': photo(),
  })
  const { data } = await portal.api.POST('/reports', {
    // The types describe the parts; the form carries them.
    body: { reportData: '', 'file-1-name': '' },
    bodySerializer: () => form,
  })
  console.log(`report: ${data?.caseNumber}`)
}

/** What the payment provider's page does in an app: it takes the card and gives a nonce. */
async function typeCard() {
  const { data: keys } = await portal.api.GET('/payment/accept')
  const response = await fetch(`${PROVIDER}/xml/v1/request.api`, {
    method: 'POST',
    body: JSON.stringify({
      securePaymentContainerRequest: {
        merchantAuthentication: { name: keys?.apiLoginID, clientKey: keys?.clientKey },
        data: {
          token: { cardNumber: '4111111111111111', expirationDate: '12/2040', zip: '60120' },
        },
      },
    }),
  })
  const text = (await response.text()).replace(/^\uFEFF/, '')
  // The provider's documented reply.
  const typed = JSON.parse(text) as { opaqueData: { dataDescriptor: string; dataValue: string } }
  return typed.opaqueData
}

async function payBill() {
  const { data: bills } = await portal.api.GET('/naviline/getbillinghistory')
  const [account] = bills?.accounts ?? []
  if (!account) throw new Error('There is no utility account')
  const payment = {
    nonce: await typeCard(),
    amount: 5,
    navilineCustomerId: account.customerId,
    navilineLocationId: account.locationId,
    confirm: ['Payment.NothingDue' as const, 'Payment.PaidRecently' as const],
  }
  const { data } = await portal.api.POST('/payment', { body: payment })
  console.log(`payment: ${data?.payment.status}`)
}

try {
  const { FirstName } = await portal.signIn('ana@demo.example', 'Elgin-demo-2026')
  console.log(`signed in: ${FirstName}`)
  await listRequests()
  await listMessages()
  await reportProblem()
  await payBill()
  await portal.signOut()
} catch (error) {
  if (!(error instanceof PortalError)) throw error
  console.error(error.status, error.code, error.message, error.problem.type, error.requestId)
  process.exitCode = 1
}
