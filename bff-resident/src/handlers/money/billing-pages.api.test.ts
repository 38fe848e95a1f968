import { expect, test } from 'vitest'
import { demoPassword, newVisitor, testCity } from '@portal/local/testing'

const city = await testCity({ template: 'demo' })

const ana = newVisitor(city.origins.resident)
const signedIn = await ana.post('/api/auth/sign-in', {
  email: 'ana@demo.example',
  password: demoPassword,
})
if (signedIn.status !== 200) throw new Error(signedIn.text)

test.each([
  ['/dashboard', 'Account 1005-5005'],
  ['/payment/water-bill-payment-records', 'View PDF'],
  ['/payment/payment-history', 'Payments made here'],
])('%s shows bills in one round trip', async (path, shown) => {
  // A new isolate also fetches the settings of the city, and who has just signed in is looked up.
  await ana.get(path)
  const answer = await ana.get(path)
  expect([answer.status, answer.trips]).toEqual([200, 1])
  expect(answer.text).toContain(shown)
})

test('the export is a CSV file that is never cached', async () => {
  const { status, headers, text } = await ana.get('/api/payments/history.csv?lng=es')
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/csv',
    'no-store',
  ])
  expect(headers.get('content-disposition')).toBe('attachment; filename="payments.csv"')
  expect(text).toContain('Fecha,Referencia,Concepto,Cuenta,Monto,Pagado con,Estado,Lugar\r\n')
})
