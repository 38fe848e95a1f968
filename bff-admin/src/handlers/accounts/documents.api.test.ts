import { expect, it } from 'vitest'
import { callerOf, newCast, putAccount, testCity } from '@portal/local/testing'
import { adminContract } from '@portal/openapi/admin'

const city = await testCity({ template: 'empty' })
const origin = city.origins.staff
const cast = await newCast(city, 'staff')
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n')

const calling = callerOf(origin, adminContract)
const call = (name: 'addDocument' | 'deleteDocument', path: string, body?: Buffer) =>
  calling(name, `/box/util/${path}`, {
    cookie: `staff_session=${cast.cookies.staff}`,
    body,
    type: 'application/octet-stream',
  })

it('staff put documents into the folder of an account, and take them out once', async () => {
  const { number } = await putAccount(city, cast.ids.resident)
  const { status, body } = await call('addDocument', `${number}/documents?name=..%2Fa%00.exe`, pdf)
  expect([status, body.name]).toEqual([201, 'a.pdf'])
  expect((await call('deleteDocument', `1-1/documents/${body.id}`)).status).toBe(404)
  expect((await call('deleteDocument', `${number}/documents/${body.id}`)).status).toBe(200)
  expect((await call('deleteDocument', `${number}/documents/${body.id}`)).status).toBe(404)
})

it('refuses what is no document, and accounts that there are none of', async () => {
  const { number } = await putAccount(city, cast.ids.resident)
  const svg = Buffer.from('<svg onload="alert(1)"/>')
  expect((await call('addDocument', `${number}/documents?name=a.pdf`, svg)).status).toBe(400)
  expect((await call('addDocument', '1-1/documents?name=a.pdf', pdf)).status).toBe(404)
})
